import { isZipCode, parseZipCode } from './zipCode';
import { anyText, forAll } from '../../test/anyText';

it.each([
  ['94103', true],
  ['00000', true],
  ['9410', false],
  ['941030', false],
  ['94103-1234', false],
  ['9410x', false],
  ['９４１０３', false],
  ['94103\n', false],
  [94103, false],
])('VAL-12: %j is a ZIP code: %p', (value, valid) => {
  expect(isZipCode(value)).toBe(valid);
});

it('PRS-6: keeps digits and hyphens', () => {
  expect(parseZipCode(' 94103 - 1234 (CA)')).toBe('94103-1234');
  forAll(anyText(), (text) => {
    const kept = parseZipCode(text);
    expect(kept).toMatch(/^[0-9-]*$/);
    expect(parseZipCode(kept)).toBe(kept);
  });
});
