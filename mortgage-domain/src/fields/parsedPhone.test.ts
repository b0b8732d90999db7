import { readParsedPhone } from './parsedPhone';

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
