import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json';
import { getExampleNumber } from 'libphonenumber-js';
import {
  isPhone,
  isPhoneText,
  parsePhone,
  parsePhoneDigits,
  toTelHref,
} from './phone';
import { anyText, forAll } from '../../test/anyText';

const phone = { areaCode: '415', prefix: '555', number: '2671' };

it.each([
  [{}, true],
  [{ extension: '' }, true],
  [{ extension: '1234567890' }, true],
  [{ extension: '12345678901' }, false],
  [{ areaCode: '41' }, false],
  [{ prefix: '5555' }, false],
  [{ number: '267' }, false],
  [{ number: '267x' }, false],
  [{ number: 'x671' }, false],
  [{ areaCode: 415 }, false],
  [{ extension: 5 }, false],
  [{ extension: [] }, false],
])('ENT-10 VAL-10 VAL-11: with %j a phone: %p', (change, valid) => {
  expect(isPhone({ ...phone, ...change })).toBe(valid);
});

it('refuses a value that is not an object (VAL-10)', () => {
  expect([null, undefined, '4155552671', 5, []].some(isPhone)).toBe(false);
});

it.each([
  ['x', true],
  [' ', true],
  ['', false],
  [5, false],
  [undefined, false],
])('VAL-9: %j: %p', (value, valid) => {
  expect(isPhoneText(value)).toBe(valid);
});

it('PRS-5: keeps digits only', () => {
  expect(parsePhoneDigits('\uFF0B\uFF11 (\uFF14\uFF11\uFF15)')).toBe('1415');
  expect(parsePhoneDigits('+1 (415) 555-2671 x3')).toBe('141555526713');
  forAll(anyText(), (text) => {
    expect(parsePhoneDigits(parsePhoneDigits(text))).toBe(
      parsePhoneDigits(text),
    );
  });
});

it.each([
  ['415.555.2671', phone],
  ['+1 415 555 2671', phone],
  [' +1 415 555 2671', phone],
  ['1-415-555-2671', phone],
  [' (415)5552671 ', phone],
  ['415/555-2671', phone],
  ['1155552671', { areaCode: '115', prefix: '555', number: '2671' }],
  ['415 555 2671 x9', { ...phone, extension: '9' }],
  ['415 555 2671EXT.: 42 ', { ...phone, extension: '42' }],
  ['415 555 2671 x1234567890', { ...phone, extension: '1234567890' }],
  ['415 555 2671 extension 5', { ...phone, extension: '5' }],
  ['415 555 2671, ext 5', { ...phone, extension: '5' }],
  ['415 555 2671; Extension: 5', { ...phone, extension: '5' }],
  ['tel:+1-415-555-2671;ext=5', { ...phone, extension: '5' }],
  ['tel:+14155552671', phone],
  ['415\u2013555\u20132671', phone],
  ['415\u2011555\u20102671', phone],
  ['415\u2014555\u22122671', phone],
  ['\u202A+1 415 555 2671\u202C', phone],
  ['\u200E415\u00AD555\u200B2671\uFEFF', phone],
  [
    '\uFF0B\uFF11\u3000\uFF14\uFF11\uFF15 \uFF15\uFF15\uFF15 \uFF12\uFF16\uFF17\uFF11',
    phone,
  ],
  ['(415)\u00A0555\uFF0D2671', phone],
  ['tel:', undefined],
  ['tel:tel:4155552671', undefined],
  ['415 555 2671,', phone],
  ['415 555 2671, 5', undefined],
  ['415 555 2671 extended 5', undefined],
  ['415 555 2671\0', undefined],
  ['415 555 2671 x12345678901', undefined],
  ['2 415 555 2671', undefined],
  ['+1 415 555 267', undefined],
  ['+45 20 12 34 56 7', undefined],
  ['+415 555 2671', undefined],
  ['41555526711', undefined],
  ['415 555 2671 x', undefined],
  ['415 555 2671 x1 x2', undefined],
  ['415 555 2671 ext a', undefined],
  ['415 555 2671#9', undefined],
  ['555 2671 x9', undefined],
  ['call 415 555 2671', undefined],
  ['415 555 2671 home', undefined],
  ['٤١٥٥٥٥٢٦٧١', undefined],
  ['415 555 2671'.padEnd(64), phone],
  ['415 555 2671'.padEnd(65), undefined],
])('VAL-10 VAL-11: %j is read as %j (OPN-73)', (text, expected) => {
  expect(parsePhone(text)).toEqual(expected);
});

it('VAL-10: never throws, and gives a phone or nothing', () => {
  forAll(
    fc.oneof(anyText(), fc.stringMatching(/^[-+0-9 ().extEXT]{0,30}$/)),
    (text) => {
      const parsed = parsePhone(text);
      if (parsed) {
        expect(isPhone(parsed)).toBe(true);
      }
    },
  );
});

const countries = Object.keys(examples) as (keyof typeof examples)[];
const exampleOf = (country: keyof typeof examples) =>
  getExampleNumber(country, examples)!;
const northAmerican = countries.filter(
  (one) => exampleOf(one).countryCallingCode === '1',
);

it('VAL-10: all 25 North American examples of libphonenumber are phones, in five forms', () => {
  expect(northAmerican).toHaveLength(25);
  for (const number of northAmerican.map(exampleOf)) {
    for (const text of [
      number.nationalNumber,
      number.number,
      number.formatNational(),
      number.formatInternational(),
      `${number.formatNational()} ext. 5`,
    ]) {
      expect(parsePhone(text)).toBeDefined();
    }
  }
});

it('refuses numbers of other countries (VAL-10)', () => {
  const others = countries.filter(
    (country) => !northAmerican.includes(country),
  );
  expect(others).toHaveLength(220);
  expect(
    others.filter((one) => parsePhone(exampleOf(one).formatInternational())),
  ).toEqual([]);
});

it.each([
  ['(800) 555-0199', 'tel:+18005550199'],
  ['1 800 555 0199', 'tel:+18005550199'],
  ['(800) 555-0199 ext. 12', 'tel:+18005550199;ext=12'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('LAP-19 OPN-78: %s is called as %s', (text, href) => {
  expect(toTelHref(text)).toBe(href);
});
