import { isStateAbbreviation } from './stateAbbreviation';
import { allStateNames, stateNames, territoryNames } from './stateNames';

it('VAL-14 VAL-15: the 50 states and DC pass, territories do not', () => {
  expect(Object.keys(stateNames)).toHaveLength(51);
  expect(Object.keys(stateNames).every(isStateAbbreviation)).toBe(true);
  expect(Object.keys(territoryNames)).toEqual(['AS', 'GU', 'MP', 'PR', 'VI']);
  expect(Object.keys(allStateNames)).toHaveLength(56);
  expect(
    ['ca', ['CA'], null, ...Object.keys(territoryNames), 'C', 'CAL', '', 5, 'toString'].some(
      isStateAbbreviation,
    ),
  ).toBe(false);
});
