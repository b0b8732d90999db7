/** docs/reference/css.md: what a page may set, and the tokens, from design-tokens/tokens.module.css. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toTable, type Reference } from './reference';

interface Token {
  readonly name: string;
  readonly value: string;
  /** What the comment at its end says. */
  readonly meaning: string;
  /** The property by which a page sets it. */
  readonly settable?: string;
  /** Its value in the dark scheme, where that is another. */
  readonly dark?: string;
}

/** What a rule declares, and the comment before each. */
function readDeclarations(block: string): readonly Token[] {
  const declarations = block.matchAll(/(?:\/\*\s*([^*]*?)\s*\*\/\s*)?(--[\w-]+):\s*([^;]+);/g);
  return [...declarations].map(([, meaning = '', name = '', given = '']) => {
    const value = given.replace(/\s+/g, ' ');
    const [, settable, byDefault] = /^var\(\s*(--mortgage-[\w-]+), (.*?) ?\)$/.exec(value) ?? [];
    return { name, value: byDefault ?? value, meaning, settable };
  });
}

/** The rules of the dark scheme, which are to be one and the same: for views that say so, and for those of whoever wishes it. */
export const readDarkRules = (css: string): readonly (readonly Token[])[] =>
  [...css.matchAll(/\n {2}\[[\w-]+='\w+'\] \{\n([\s\S]*?)\n {2}\}/g)].map(([, block = '']) =>
    readDeclarations(block),
  );

/** The declarations of the first rule for `:host`. Throws for a token that a page may set and that no comment explains. */
export function readTokens(css: string): readonly Token[] {
  const [, block = ''] = /^:host \{\n([\s\S]*?)\n\}/m.exec(css) ?? [];
  const dark = new Map(readDarkRules(css)[0]?.map(({ name, value }) => [name, value]));
  return readDeclarations(block).map((token) => {
    const { name, settable, meaning } = token;
    if (settable && !meaning) throw new Error(`tokens.module.css: ${name} needs a comment.`);
    return { ...token, dark: dark.get(name) };
  });
}

const code = (text: string): string => `\`${text}\``;

export const looksReference: Reference = {
  file: 'docs/reference/css.md',
  render() {
    const tokens = readTokens(
      readFileSync(path.join(process.cwd(), 'design-tokens/tokens.module.css'), 'utf8'),
    );
    return `${[
      '# Custom properties',
      'Made by `npm run references` from `design-tokens/tokens.module.css`. Set these on a mount element or above it, such as on `:root`; nothing else of your styles reaches in. Contrast is then yours to keep: the texts need 4.5 to 1 on what they stand on.',
      toTable(
        ['property', 'what it colours or sets', 'default', 'in the dark scheme'],
        tokens.flatMap(({ settable, meaning, value, dark }) =>
          settable ? [[code(settable), meaning, code(value), dark ? code(dark) : 'the same']] : [],
        ),
      ).join('\n'),
      'The dark scheme (option `scheme`) has properties of its own, with `-dark-` in their names: `--mortgage-dark-color-brand`, and so for each colour. A page that sets the light ones alone has our own colours in the dark.',
      '```css\n:root { --mortgage-color-brand: #7a1f5c; --mortgage-color-brand-strong: #571441; --mortgage-color-brand-soft: #f7e9f2; }\n```',
      '## Tokens',
      'What our views are made with inside their shadow roots. They are not for pages, and may change with any release.',
      toTable(
        ['token', 'value', 'in the dark scheme'],
        tokens.map(({ name, value, settable, dark }) => [
          code(name),
          settable ? `${code(settable)}, else ${code(value)}` : code(value),
          dark ? code(dark) : '',
        ]),
      ).join('\n'),
    ].join('\n\n')}\n`;
  },
};
