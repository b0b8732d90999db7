import { readLocation } from './location';

it('ENT-8: a location with its six parts, unknown ones empty', () => {
  const location = {
    cityName: 'Reno',
    metroName: 'm',
    countyName: 'c',
    stateAbbreviation: 'NV',
    zipCode: '89501',
    stateName: 'Nevada',
  };
  expect(readLocation({ ...location, more: 1 })).toEqual(location);
  expect(readLocation({ cityName: null, zipCode: 89501 })).toEqual({
    cityName: '',
    metroName: '',
    countyName: '',
    stateAbbreviation: '',
    zipCode: '',
    stateName: '',
  });
  expect(() => readLocation('Reno')).toThrow();
});
