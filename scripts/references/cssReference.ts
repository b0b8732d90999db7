/** Renders docs/reference/css.md: the custom properties a page may set, from design-tokens/tokens.module.css. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { quote, toCode, toPage, toTable, type Reference } from './reference';

interface Token {
  readonly name: string;
  readonly value: string;
  /** The comment before it. */
  readonly meaning: string;
  /** The property by which a page sets it. */
  readonly settable?: string;
  /** Its value in the dark scheme, where it differs. */
  readonly dark?: string;
}

function readDeclarations(block: string): readonly Token[] {
  const declarations = block.matchAll(/(?:\/\*\s*([^*]*?)\s*\*\/\s*)?(--[\w-]+):\s*([^;]+);/g);
  return [...declarations].map(([, meaning = '', name = '', given = '']) => {
    const value = given.replace(/\s+/g, ' ');
    const [, settable, byDefault] = /^var\(\s*(--mortgage-[\w-]+), (.*?) ?\)$/.exec(value) ?? [];
    return { name, value: byDefault ?? value, meaning, settable };
  });
}

/** The two rules of the dark scheme: for `scheme="dark"`, and for `auto` on a dark system. */
export const readDarkRules = (css: string): readonly (readonly Token[])[] =>
  [...css.matchAll(/\n {2}\[[\w-]+='\w+'\] \{\n([\s\S]*?)\n {2}\}/g)].map(([, block = '']) =>
    readDeclarations(block),
  );

/** The tokens of the rule for every view. Throws for a settable token without a comment. */
export function readTokens(css: string): readonly Token[] {
  const [, block = ''] = /^:where\S* \{\n([\s\S]*?)\n\}/m.exec(css) ?? [];
  const dark = new Map(readDarkRules(css)[0]?.map(({ name, value }) => [name, value]));
  return readDeclarations(block).map((token) => {
    const { name, settable, meaning } = token;
    if (settable && !meaning) throw new Error(`tokens.module.css: ${name} needs a comment.`);
    return { ...token, dark: dark.get(name) };
  });
}

export const cssReference: Reference = {
  file: 'docs/reference/css.md',
  render() {
    const file = path.join(process.cwd(), 'design-tokens/tokens.module.css');
    const rows = readTokens(readFileSync(file, 'utf8')).flatMap(
      ({ settable, meaning, value, dark }) =>
        settable ? [[quote(settable), meaning, quote(value), dark ? quote(dark) : 'the same']] : [],
    );
    return toPage(
      '# Custom properties',
      '`npm run references` writes this page from `design-tokens/tokens.module.css`. Set these on a mount element or above it, for instance on `:root`. You then answer for the contrast: texts need 4.5 to 1 against their background.',
      toTable(['property', 'what it sets', 'default', 'in the dark scheme'], rows),
      'The dark scheme (option `scheme`) has its own properties with `-dark-` in their names, such as `--mortgage-dark-color-brand`. If you set only the light ones, the dark scheme keeps its default colours.',
      toCode(
        'css',
        ':root { --mortgage-color-brand: #7a1f5c; --mortgage-color-brand-strong: #571441; --mortgage-color-brand-soft: #f7e9f2; }',
      ),
    );
  },
};
