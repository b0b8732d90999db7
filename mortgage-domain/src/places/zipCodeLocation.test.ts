import { formatLocation } from './region';
import {
  readRegionInformation,
  readZipCodeLocation,
} from './regionInformation';
import { toZipCodeLocationRef, decideRegionId } from './zipCodeLocation';

it('CAL-5 CAL-6: the inputs of the location calls (OPN-46)', () => {
  expect(formatLocation({ stateAbbreviation: 'CA' })).toBe('CA');
  expect(
    toZipCodeLocationRef({ stateAbbreviation: 'CA', city: 'Los Angeles' }),
  ).toEqual({
    location: 'Los Angeles, CA',
  });
  expect(toZipCodeLocationRef({ zipCode: '89501' })).toEqual({
    zipCode: '89501',
  });
});

it('CAL-5: the number of the city where one was asked for, else of the state', () => {
  const answer = readZipCodeLocation({
    location: { stateRegionId: 9, cityRegionId: '12447' },
  });
  expect([decideRegionId(answer, true), decideRegionId(answer, false)]).toEqual(
    ['12447', '9'],
  );
  expect(
    readZipCodeLocation({ location: { stateRegionId: 'x', cityRegionId: -1 } }),
  ).toEqual({});
});

it('CAL-6 ENT-8: region data is a number and a location with its six parts, unknown ones empty', () => {
  const location = {
    regionId: '9',
    cityName: 'Reno',
    metroName: 'm',
    countyName: 'c',
    stateAbbreviation: 'NV',
    zipCode: '89501',
    stateName: 'Nevada',
  };
  expect(readRegionInformation({ ...location, more: 1 })).toEqual(location);
  const unknown = Object.fromEntries(
    Object.keys(location).map((part) => [part, '']),
  );
  expect(readRegionInformation({ regionId: 9, zipCode: 89501 })).toEqual({
    ...unknown,
    regionId: '9',
  });
  expect(() => readRegionInformation({ regionId: '9;' })).toThrow();
});
