import { fakeApi } from '../testing';
import { fetchRegionInformation } from './findRegionId';

it('CAL-6: asks by number or by text, and reads the region data', async () => {
  const api = fakeApi({
    getRegionInformation: { regionId: 9, stateAbbreviation: 'CA', stateName: 'California' },
  });
  expect(await fetchRegionInformation(api, { regionId: '9' })).toMatchObject({
    ok: true,
    value: { regionId: '9', stateName: 'California' },
  });
  await fetchRegionInformation(api, { location: 'Los Angeles, CA' });
  expect(api.calls.map(({ name, input }) => [name, input])).toEqual([
    ['getRegionInformation', { locationRef: { regionId: '9' } }],
    ['getRegionInformation', { locationRef: { location: 'Los Angeles, CA' } }],
  ]);
});
