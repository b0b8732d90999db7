import { formatLenderName, readLenderDisplay } from './lenderDisplay';
import { formatIndividualName } from './individualName';
import { isNmlsId, nmlsIdMaxLength } from './nmlsId';
import { nmlsLenderFields, nmlsTypes, readNmlsLender } from './nmlsLender';
import { readParsedPhone } from '../fields/parsedContact';
import { readRegisteredLender, registeredLenderFields } from './registeredLender';

it.each([
  [0, false],
  [1, true],
  [2147483647, true],
  [2147483648, false],
  [1.5, false],
  [-1, false],
  [Number.NaN, false],
  ['5', false],
])('VAL-21: NMLS ID %p: %p (OPN-71)', (value, valid) => {
  expect(isNmlsId(value)).toBe(valid);
});

it('ENT-23 CAL-7 CON-22: lender details of a lookup', () => {
  expect([nmlsLenderFields, nmlsIdMaxLength, nmlsTypes]).toEqual([
    ['individualNameOptions', 'companyNameOptions', 'nmlsId', 'nmlsType'],
    12,
    ['Individual', 'Company'],
  ]);
  const lender = {
    nmlsId: '123456',
    nmlsType: 'Individual',
    individualNameOptions: [{ firstName: 'Ada', lastName: 'Lane' }],
    companyNameOptions: ['Lanternlight'],
  };
  expect(readNmlsLender({ lender })).toEqual(lender);
  expect(
    readNmlsLender({
      lender: {
        nmlsId: 7,
        nmlsType: 'Company',
        individualNameOptions: [{ firstName: 5 }, ...lender.individualNameOptions],
        companyNameOptions: null,
      },
    }),
  ).toEqual({
    nmlsId: '7',
    nmlsType: 'Company',
    individualNameOptions: lender.individualNameOptions,
    companyNameOptions: [],
  });
  for (const json of [null, {}, { lender: {} }, { lender: { nmlsId: [], nmlsType: 'Individual' } }])
    expect(() => readNmlsLender(json)).toThrow();
});

it.each([
  [{ firstName: ' Ada ', middleName: '', lastName: 'Lane', suffix: 'Jr.' }, 'Ada Lane Jr.'],
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
  expect(readLenderDisplay({ displayName: 7, individualName: { firstName: 'Ada' } })).toEqual({
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
  expect(() => readLenderDisplay(5)).toThrow();
});

it('ENT-7 CAL-9: a registered lender', () => {
  expect(registeredLenderFields).toEqual(['quoteParticipant']);
  expect(readRegisteredLender({ lender: { lenderId: 'l', quoteParticipant: true } })).toEqual({
    lenderId: 'l',
    quoteParticipant: true,
  });
  expect([
    readRegisteredLender({ lender: {} }),
    readRegisteredLender({ lender: { quoteParticipant: 'yes' } }),
  ]).toEqual([{ quoteParticipant: false }, { quoteParticipant: false }]);
  for (const json of [null, {}, { lender: null }])
    expect(() => readRegisteredLender(json)).toThrow();
});

it('CAL-11: what the server found in a phone number', () => {
  expect(
    readParsedPhone({ isEasilyRecognizableCode: true, phoneNumber: { extension: '5' } }),
  ).toEqual({ isEasilyRecognizableCode: true, hasExtension: true });
  expect([
    readParsedPhone({}),
    readParsedPhone({ phoneNumber: {} }),
    readParsedPhone({ phoneNumber: { extension: 5 } }),
  ]).toEqual(Array(3).fill({ isEasilyRecognizableCode: false, hasExtension: false }));
});
