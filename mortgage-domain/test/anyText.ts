import fc from 'fast-check';

/** Instead of fast-check's unit `binary`, which takes a second in each test file to make its table. */
const anyCharacter = fc
  .nat(0x10ffff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !/\p{Cs}/u.test(character));

export const anyText = (
  limits: { readonly maxLength?: number } = {},
): fc.Arbitrary<string> => fc.string({ ...limits, unit: anyCharacter });

/** Checks a property of all values that fast-check makes of these arbitraries. */
export const forAll = <Values extends [unknown, ...unknown[]]>(
  ...given: [
    ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
    check: (...values: Values) => void,
  ]
): void => fc.assert(fc.property(...given));
