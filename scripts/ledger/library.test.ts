import { findOffers, readExamples, withLibraryTable } from './library';
import { madeUp } from './madeUp.testing';

const unusedIn = (...given: Parameters<typeof madeUp>) =>
  findOffers(madeUp(...given)).unused.map(({ name }) => name);
const rule = 'export const rule = () => 1;';

describe('what is used', () => {
  it.each([
    ['an import', { main: `import { rule } from './a'; rule();`, a: rule }],
    [
      'another name',
      { main: `import { rule as r } from './a'; export const x = () => r();`, a: rule },
    ],
    ['a namespace', { main: `import * as all from './a'; all.rule();`, a: rule }],
    ['a lazy import', { main: `export const x = () => import('./a');`, a: rule }],
    [
      'a component',
      { main: `import { rule } from './a'; export const x = () => go(rule);`, a: rule },
    ],
    [
      'a re-export',
      { main: `import { r } from './b'; r();`, b: `export { rule as r } from './a';`, a: rule },
    ],
    ['a star', { main: `import { rule } from './b'; rule();`, b: `export * from './a';`, a: rule }],
    [
      'a way over',
      {
        main: `import { x } from './b'; x();`,
        b: `import { rule } from './a'; export const x = () => rule();`,
        a: rule,
      },
    ],
    [
      'its own file',
      { main: `import { x } from './a'; x();`, a: `${rule} export const x = () => rule();` },
    ],
    ['an effect', { main: `import './b';`, b: `import { rule } from './a'; rule();`, a: rule }],
  ])('by %s', (_way, sources) => {
    expect(unusedIn(sources)).toEqual([]);
  });
});

describe('what is not', () => {
  it.each([
    ['an import alone', { main: `import { rule } from './a';`, a: rule }],
    ['a type', { main: `import type { rule } from './a'; let x: typeof rule;`, a: rule }],
    ['a comment', { main: `// rule() of './a'`, a: rule }],
    [
      'a field of that name',
      { main: `import { rule } from './a'; x.rule; y = { rule: 1 };`, a: rule },
    ],
  ])('by %s', (_way, sources) => {
    expect(unusedIn(sources)).toEqual(['rule']);
  });

  it('by a rule that is not used itself, though both are in one room', () => {
    const b = `import { rule } from './a'; export const x = () => rule();`;
    expect(unusedIn({ main: '', b, a: rule })).toEqual(['x', 'rule']);
  });

  it('by a door that only hands it on, nor by a test', () => {
    const sources = {
      main: `import { y } from './door'; y();`,
      door: `export { rule } from './a'; export const y = () => 2;`,
      a: rule,
    };
    const tests = { 'a.test.ts': `import { rule } from './a'; it('x', () => rule());` };
    expect(unusedIn(sources, { tests })).toEqual(['rule', 'rule']);
  });

  it('a type is nothing that could be used', () => {
    expect(unusedIn({ main: '', a: 'export interface A {} export type B = A;' })).toEqual([]);
  });
});

describe('the library', () => {
  const a = `
    import { inner } from './b';
    /** One. @example none
     * @example rule(1) // 'a | b'
     * @example rule(2) // undefined */
    export const rule = (x: number) => inner(x);
    export const other = 1;
  `;
  const sources = { main: '', a, b: 'export const inner = (x: number) => x;' };

  it('is what has an example and no caller; what it needs itself is used', () => {
    const { library, unused } = findOffers(madeUp(sources));
    expect(library.map(({ name }) => name)).toEqual(['rule']);
    expect(unused.map(({ name }) => name)).toEqual(['other']);
  });

  it('ends where a caller comes', () => {
    const main = `import { rule, other } from './a'; rule(other);`;
    expect(findOffers(madeUp({ ...sources, main }))).toEqual({ library: [], unused: [] });
  });

  it('is written between its marks, and nowhere else', () => {
    const readme =
      'before\n<!-- library: made by `npm run library-table` -->\nold\n<!-- /library -->\nafter';
    const { library } = findOffers(madeUp(sources));
    const written = withLibraryTable(readme, library);
    expect(written).toMatch(/^before\n[\s\S]*\n<!-- \/library -->\nafter$/);
    expect(written).toContain(
      "| `rule` | `a` | `rule(1)` → `'a \\| b'`<br>`rule(2)` → `undefined` |",
    );
    expect(written).not.toContain('old');
    expect(withLibraryTable(written, library)).toBe(written);
    expect(() => withLibraryTable('no marks', library)).toThrow(/needs a place/);
  });

  it('reads an example as an expression and its value', () => {
    expect(readExamples('/** @example f(1, "//") // 2 */')).toEqual([
      { expression: 'f(1, "//")', value: '2' },
    ]);
  });
});
