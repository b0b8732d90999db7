import { findOffers } from './library';
import { readLedger } from './ledgerRows';
import { madeUp } from './madeUp.testing';
import { findProofs } from './proofs';

const rows = readLedger(
  [
    '| NAV-1 | used | 1 |',
    '| NAV-2 | unused | 1 |',
    '| NAV-3 | unnamed | 1 |',
    '| OPN-1 | **Decision:** named | 1 |',
    '| OPN-2 | **Decision:** unnamed | 1 |',
    '| OPN-3 | **Decision:** green **Taste:** `main.ts` | 1 |',
    '| OPN-4 | **Decision:** blue **Taste:** `gone.ts` | 1 |',
  ].join('\n'),
);
const sources = {
  main: `import { used } from './a'; used();`,
  a: 'export const used = () => 1; export const unused = () => 2; export const table = [1];',
};

function prove(tests: Record<string, string>) {
  const repository = madeUp(sources, { tests });
  const places = findOffers(repository).unused.map(({ place }) => place);
  const { named, ...found } = findProofs(rows, {
    ...repository,
    unused: new Set(places),
    isFile: (file) => file === 'main.ts',
  });
  const toIds = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return {
    named: [...named.keys()],
    unnamed: toIds(found.unnamed),
    hollow: toIds(found.hollow),
    lost: toIds(found.lost),
  };
}
const importing = (names: string) => `import { ${names} } from './a';`;

it('a row needs a test, a decision a test or its place; the place has to be there', () => {
  const file = `${importing('used')} it('NAV-1 NAV-2 OPN-1: x', () => used());`;
  expect(prove({ 'a.test.ts': file })).toEqual({
    named: ['NAV-1', 'NAV-2', 'OPN-1'],
    unnamed: ['NAV-3', 'OPN-2'],
    hollow: [],
    lost: ['OPN-4'],
  });
});

it.each([
  ['the rule itself', `${importing('unused')} it('NAV-2', () => expect(unused()).toBe(2));`],
  ['with data that is used', `${importing('unused, table')} it('NAV-2', () => unused(table));`],
  ['by a helper', `${importing('unused')} const go = () => unused(); it('NAV-2', () => go());`],
  [
    'in a group',
    `${importing('unused')} describe('NAV-2', () => { const x = unused(); it('a', () => x); });`,
  ],
  ['twice', `${importing('unused')} it('NAV-2', () => unused()); it('NAV-2', () => unused());`],
])('a row is hollow whose tests only test what nobody uses: %s', (_case, file) => {
  expect(prove({ 'a.test.ts': file }).hollow).toEqual(['NAV-2']);
});

it.each([
  [
    'one of its tests is of a used rule',
    {
      'a.test.ts': `${importing('used, unused')} it('NAV-2', () => unused()); it('NAV-2', () => used());`,
    },
  ],
  [
    'a test takes a used rule too',
    { 'a.test.ts': `${importing('used, unused')} it('NAV-2', () => used(unused()));` },
  ],
  ['a test takes nothing that is offered', { 'a.test.ts': `it('NAV-2', () => visit('/'));` }],
  [
    'the running product is tested',
    { 'a.spec.ts': `${importing('unused')} test('NAV-2', () => visit(unused()));` },
  ],
])('a row is not hollow where %s', (_case, tests) => {
  expect(prove(tests).hollow).toEqual([]);
});
