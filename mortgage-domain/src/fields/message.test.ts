import { isMessage } from './message';

it.each([
  [4, false],
  [5, true],
  [800, true],
  [801, false],
])(
  'VAL-18 OPN-104: %p characters without surrounding blanks: %p',
  (length, valid) => {
    expect(isMessage(` \n${'x'.repeat(length)}  `)).toBe(valid);
    expect(isMessage('🏠'.repeat(length))).toBe(valid);
  },
);

it.each([undefined, null, 12345, ['hello']])(
  'VAL-18: %p is no message',
  (value) => {
    expect(isMessage(value)).toBe(false);
  },
);
