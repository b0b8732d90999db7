import fc from 'fast-check';

/** As the unit `binary` of fast-check, which takes a second to make its table in each test file. */
const anyCharacter = fc
  .nat(0x10ffff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !/\p{Cs}/u.test(character));

export const anyText = (limits: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...limits, unit: anyCharacter });
