/** The colours of design-tokens, read on one another in both schemes. Source: WCAG 2.2, 1.4.3 and 1.4.11; ledger OPN-86. */
import Color from 'color';
import {
  contrastIssues,
  usualColors,
} from 'mortgage-domain/site-file/contrast';
import { readText } from './sources';

const css = readText('design-tokens/tokens.module.css');
const darkBlocks = [
  ...css.matchAll(/\n {2}\[[\w-]+='\w+'\] \{\n([\s\S]*?)\n {2}\}/g),
];
const darkRules = darkBlocks.map(([, block = '']) => readDeclarations(block));
const dark = new Map(darkRules[0]?.map(({ name, value }) => [name, value]));
/** The tokens of the rule for every view. */
const tokens = readDeclarations(
  /^:where\S* \{\n([\s\S]*?)\n\}/m.exec(css)?.[1] ?? '',
).map((token) => ({ ...token, dark: dark.get(token.name) }));

/** `settable`: the property by which a page sets it; `meaning`: the comment before it. */
function readDeclarations(block: string) {
  const declarations = block.matchAll(
    /(?:\/\*\s*([^*]*?)\s*\*\/\s*)?(--[\w-]+):\s*([^;]+);/g,
  );
  return [...declarations].map(([, meaning = '', name = '', given = '']) => {
    const value = given.replace(/\s+/g, ' ');
    const [, settable, byDefault] =
      /^var\(\s*(--mortgage-[\w-]+), (.*?) ?\)$/.exec(value) ?? [];
    return { name, value: byDefault ?? value, meaning, settable };
  });
}

it('docs/reference/css.md has each property that a page may set, with its values and meaning', () => {
  const rows = tokens.flatMap(({ settable, meaning, value, dark: inDark }) =>
    settable
      ? [
          `| \`${settable}\` | ${meaning} | \`${value}\` | ${inDark ? `\`${inDark}\`` : 'the same'} |`,
        ]
      : [],
  );
  expect(readText('docs/reference/css.md').match(/^\| `.*$/gm)).toEqual(rows);
});

const toPalette = (scheme: 'value' | 'dark'): Record<string, string> =>
  Object.fromEntries(
    tokens
      .filter(({ name }) => name.startsWith('--color-'))
      .map((token) => [token.name.slice(2), token[scheme] ?? 'missing']),
  );

/** On a ground that no brand changes. */
const ownPairs = [
  ['color-danger', 'color-danger-soft', 4.5],
  ['color-ink', 'color-danger-soft', 4.5],
] as const;

describe.each([
  ['light', toPalette('value')],
  ['dark', toPalette('dark')],
] as const)('OPN-86: the %s scheme', (scheme, palette) => {
  it('can be read wherever one colour meets another in our views', () => {
    expect(contrastIssues(palette)).toEqual([]);
    expect(palette).toMatchObject(usualColors[scheme]);
    const weak = ownPairs.filter(
      ([text, ground, least]) =>
        Color(palette[text]).contrast(Color(palette[ground])) < least,
    );
    expect(weak).toEqual([]);
  });

  it('has a red for entries of staff that is another than that of errors (NAV-36)', () => {
    const staff = Color(palette['color-staff']);
    const danger = Color(palette['color-danger']);
    const [hue = 0, saturation = 0] = staff.hsl().array();
    // Degrees from pure red; 20 are brick or salmon.
    expect(Math.min(hue, 360 - hue)).toBeLessThan(8);
    expect(saturation).toBeGreaterThan(60);
    const [lab, other] = [staff.lab().array(), danger.lab().array()];
    const distance = Math.hypot(...lab.map((value, at) => value - other[at]!));
    expect(distance).toBeGreaterThan(10);
  });

  it('has every colour', () => {
    expect(Object.values(palette)).not.toContain('missing');
  });
});

it('OPN-86: has the same dark colours by option and by system setting', () => {
  const [said, wished] = darkRules;
  expect(said!.length).toBeGreaterThan(12);
  expect(wished).toEqual(said);
});

it("OPN-86: comes after the shell's own rule, which would make a dark dialog light", () => {
  const shell = css.indexOf('\n[data-shell] {');
  expect(shell).toBeGreaterThan(0);
  expect(css.indexOf("[data-scheme='dark']")).toBeGreaterThan(shell);
});

it('OPN-86: a dark property is named after its light one', () => {
  const renamed = darkRules[0]!.map(({ name, settable }) => [
    name,
    settable?.replace('-dark-', '-'),
  ]);
  const lightOf = new Map(tokens.map(({ name, settable }) => [name, settable]));
  expect(renamed).toEqual(renamed.map(([name]) => [name, lightOf.get(name!)]));
});
