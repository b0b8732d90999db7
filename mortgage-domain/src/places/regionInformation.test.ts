import { readRegionInformation } from './regionInformation';

it('CAL-6: region data is a number and a location', () => {
  expect(readRegionInformation({ regionId: 9, stateAbbreviation: 'CA' })).toMatchObject({
    regionId: '9',
    stateAbbreviation: 'CA',
    cityName: '',
  });
  expect(() => readRegionInformation({ regionId: '9;' })).toThrow();
});
