import { formatLenderName, readLenderDisplay } from './lenderName';
import { formatIndividualName } from './individualName';

it.each([
  [
    { firstName: ' Ada ', middleName: '', lastName: 'Lane', suffix: 'Jr.' },
    'Ada Lane Jr.',
  ],
  [{ firstName: 'Ada', middleName: 'M.', lastName: 'Lane' }, 'Ada M. Lane'],
  [{ firstName: '', lastName: '' }, ''],
])('ENT-6: %j is shown as %j (OPN-65)', (name, text) => {
  expect(formatIndividualName(name)).toBe(text);
});

it('ENT-6 ENM-22: how a lender is shown', () => {
  const display = {
    displayName: 'Ada L.',
    individualName: { firstName: 'Ada', lastName: 'Lane' },
    screenName: 'ada',
    companyName: 'Lanternlight',
    nmlsType: 'Individual',
  };
  expect(readLenderDisplay(display)).toEqual(display);
  expect(
    readLenderDisplay({ displayName: 7, individualName: { firstName: 7 } }),
  ).toEqual({
    displayName: '',
    individualName: undefined,
  });
  expect(
    [
      display,
      { ...display, displayName: '' },
      { companyName: 'Lanternlight', screenName: 'ada' },
      { screenName: 'ada' },
      {},
    ].map(formatLenderName),
  ).toEqual(['Ada L.', 'Ada Lane', 'Lanternlight', 'ada', '']);
});
