import { readParsedPhone } from './parsedPhone';

it('CAL-11: what the server found in a phone number', () => {
  expect(
    readParsedPhone({
      isEasilyRecognizableCode: true,
      phoneNumber: { extension: '5' },
    }),
  ).toEqual({ isEasilyRecognizableCode: true, hasExtension: true });
  expect([readParsedPhone({}), readParsedPhone({ phoneNumber: {} })]).toEqual(
    Array(2).fill({ isEasilyRecognizableCode: false, hasExtension: false }),
  );
});
