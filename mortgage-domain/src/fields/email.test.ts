import fc from 'fast-check';
import { emailPattern, isEmailAddress, isEmailLength } from './email';

const lengths: readonly (readonly [unknown, boolean])[] = [
  ['', false],
  ['x', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
  [5, false],
  [undefined, false],
];

it.each(lengths)('VAL-8: %j has the length of an email: %p', (value, valid) => {
  expect(isEmailLength(value)).toBe(valid);
});

const taken = [
  'a@b.co',
  'ada.lane+news@mail.lane.example',
  "o'hara@a.example",
  'A@B.CO',
  '_@a.example',
  'ädä@a.example',
  'a@1.example',
  'a@a-b.example',
  'a@xn--bcher-kva.example',
  `a@b.${'c'.repeat(20)}`,
  `${'a'.repeat(250)}@b.co`,
];

it.each(taken)('VAL-24 VAL-8: takes %s', (value) => {
  expect(emailPattern.test(value)).toBe(true);
  expect(isEmailAddress(value)).toBe(true);
});

const refused = [
  'a',
  '@b.co',
  'a@',
  'a@b',
  'a@b.c',
  `a@b.${'c'.repeat(21)}`,
  'a@b.c0',
  'a@b..co',
  'a@.co',
  'a@-b.co',
  'a@b-.co',
  'a b@c.co',
  'a@b@c.co',
  '.a@b.co',
  'a.@b.co',
  'a..b@c.co',
  '"a b"@c.co',
  'a(x)@b.co',
  'a@[1.2.3.4]',
  'a@b.co\n',
  ' a@b.co',
  'Ada <a@b.co>',
  'a,b@c.co',
  `${'a'.repeat(251)}@b.co`,
  5,
  null,
];

it.each(refused)('VAL-24 VAL-8: refuses %j', (value) => {
  expect(isEmailAddress(value)).toBe(false);
});

it('VAL-24: takes what people have for addresses', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (address) => {
      fc.pre(/\.[a-z]{2,20}$/i.test(address));
      expect(isEmailAddress(address)).toBe(true);
    }),
  );
});
