import fc from 'fast-check';
import { isEmailAddress, isEmailLength, toMailAddress } from './email';
import { anyText, forAll } from '../../test/anyText';

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
  'a@b.xn--p1ai',
  `a@b.${'c'.repeat(20)}`,
  `${'a'.repeat(250)}@b.co`,
];

it.each(taken)('VAL-24 VAL-8: takes %s', (value) => {
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
  'a\0@b.co',
  'a\uD800@b.co',
  '\uDC00a@b.co',
  'a@b\uD800.co',
  'a@b.xn--',
  5,
  null,
];

it.each(refused)('VAL-24 VAL-8: refuses %j', (value) => {
  expect(isEmailAddress(value)).toBe(false);
});

it.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['jose\u0301@x.example', 'josé@x.example'],
  ['ädä@пример.рф', 'ädä@xn--e1afmkfd.xn--p1ai'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@भारत.example', 'ada@xn--h2brj9c.example'],
  ['Ada@Lane.Example', 'Ada@Lane.Example'],
])('OPN-114: mail to %s goes to %s', (address, mail) => {
  expect(isEmailAddress(address)).toBe(true);
  expect(toMailAddress(address)).toBe(mail);
  expect(toMailAddress(mail)).toBe(mail);
});

it.each([
  'ada@bücher',
  'ada@.bücher.example',
  'ada@bücher..example',
  'ada@bücher.example/x',
  'ada@bücher.example:80',
  'ada@bücher.example?x',
  'ada@bücher%2Eexample',
  'ada@bü cher.example',
  'ada@bü\u200Dcher.example',
  'ada@bü\u00ADcher.example',
  'ada@bücher\u3002example',
  'ada@１.２.３.４',
  'ada@xn--ü.example',
])(
  'OPN-114: %s is no address: the platform would have to correct it',
  (address) => {
    expect(isEmailAddress(address)).toBe(false);
  },
);

it('OPN-114: any text stays, or becomes an address with a domain of ASCII', () => {
  forAll(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.oneof(fc.domain(), anyText(), fc.stringMatching(/^[äжあ\w.-]{1,30}$/)),
    (local, domain) => {
      const address = `${local}@${domain}`;
      if (isEmailAddress(address)) {
        expect(toMailAddress(address)).toMatch(
          /@[a-zA-Z0-9.-]+\.[a-zA-Z0-9-]{2,}$/,
        );
      } else {
        expect(isEmailAddress(toMailAddress(address))).toBe(false);
      }
    },
  );
});

it('VAL-24: takes addresses as people have them', () => {
  forAll(fc.emailAddress({ size: 'small' }), (address) => {
    fc.pre(/\.[a-z]{2,20}$/i.test(address));
    expect(isEmailAddress(address)).toBe(true);
  });
});
