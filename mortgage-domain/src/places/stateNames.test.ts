import { allStateNames, isStateAbbreviation } from './stateNames';

/** Written out here, so that the test does not compare the table with itself. */
const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO ' +
  'MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

it('accepts the 50 states and DC, and nothing else that has a name (VAL-14 VAL-15)', () => {
  const accepted = Object.keys(allStateNames).filter(isStateAbbreviation);
  expect(accepted.sort()).toEqual(states.split(' ').sort());
});

it.each([
  'AS',
  'GU',
  'MP',
  'PR',
  'VI',
  'ca',
  ['CA'],
  null,
  'C',
  'CAL',
  '',
  5,
  'toString',
])('refuses %j (VAL-15 OPN-2)', (value) => {
  expect(isStateAbbreviation(value)).toBe(false);
});

it('names the 50 states, DC and five territories (VAL-14)', () => {
  const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];
  expect(Object.keys(allStateNames).sort()).toEqual(
    [...states.split(' '), ...territories].sort(),
  );
  expect(new Set(Object.values(allStateNames)).size).toBe(56);
});
