import { formatLocation } from './location';
import { toZipCodeLocationRef, decideRegionId, readZipCodeLocation } from './zipCodeLocation';

it('CAL-5 CAL-6: what the location calls are asked with (OPN-46)', () => {
  expect(formatLocation({ stateAbbreviation: 'CA' })).toBe('CA');
  expect(toZipCodeLocationRef({ stateAbbreviation: 'CA', city: 'Los Angeles' })).toEqual({
    location: 'Los Angeles, CA',
  });
  expect(toZipCodeLocationRef({ zipCode: '89501' })).toEqual({ zipCode: '89501' });
});

it('CAL-5: the number of the city where one was asked for, else of the state', () => {
  const answer = readZipCodeLocation({ location: { stateRegionId: 9, cityRegionId: '12447' } });
  expect([decideRegionId(answer, true), decideRegionId(answer, false)]).toEqual(['12447', '9']);
  expect(readZipCodeLocation({ location: { stateRegionId: 'x', cityRegionId: -1 } })).toEqual({});
  expect(() => readZipCodeLocation({ location: null })).toThrow();
});
