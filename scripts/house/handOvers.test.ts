import * as handOvers from 'embed/hand-overs';
import { withoutIds } from '../references/reference';
import { filesOf, isTest, readText } from './sources';

const names: readonly (readonly [string, string])[] = Object.entries(
  handOvers,
).flatMap(([constant, value]) =>
  typeof value === 'string' ? [[constant, value] as const] : [],
);
const constants = [
  ...readText('embed/src/contract/handOvers.ts').matchAll(
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+ = '(.*)'/g,
  ),
].map(([, docstring = '', name = '']) => ({
  docstring: withoutIds(docstring.replace(/\s*\n \* |\s+/g, ' ').trim()),
  name,
}));
/** Scripts that play a page's own part: they use the contract by its document, as a page would. */
const isPagesOwn = (file: string): boolean =>
  /^host-demo\/(public\/|src\/legacy-hosts\/)/.test(file) ||
  file === 'reference-api/src/challenge/challenge.js' ||
  // The doctor looks for anything whose name begins like ours.
  file === 'host-kit/src/doctor/examineDelivery.ts';
/** Comments may name a hand-over; programs take it. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const sources = filesOf('*.ts', '*.tsx', '*.mjs', '*.js').filter(
  (file) =>
    !isTest(file) &&
    !isPagesOwn(file) &&
    file !== 'embed/src/contract/handOvers.ts' &&
    !file.startsWith('e2e/'),
);

it('docs/privacy.md lists each storage key and cookie with its content, purpose and lifetime (S04)', () => {
  const kept = constants
    .filter(({ docstring }) =>
      /^(`localStorage`|`sessionStorage`|Cookie): /.test(docstring),
    )
    .map(({ name }) => name);
  const rows = readText('docs/privacy.md').split('\n');
  expect(kept.length).toBeGreaterThan(5);
  for (const name of kept) {
    const row = rows.find((line) => line.startsWith(`| \`${name}\` | `));
    expect(row?.split(' | ').filter((cell) => /\w/.test(cell))).toHaveLength(4);
  }
});

it('docs/reference/hand-overs.md has each name with its docstring, "<where>: <what>"', () => {
  const page = readText('docs/reference/hand-overs.md');
  expect(page.match(/^\| `/gm)).toHaveLength(constants.length);
  for (const { docstring, name } of constants) {
    expect(page).toContain(
      `| \`${name}\` | ${docstring.replace(': ', ' | ')} |`,
    );
  }
});

it.each(names)(
  '%s is written in one file',
  (_constant: string, name: string) => {
    const quoted = new RegExp(
      `['"\`\\[]${name.replace(/[.:-]/g, '\\$&')}['"\`=\\]]`,
    );
    expect(
      sources.filter((file) => quoted.test(withoutComments(readText(file)))),
    ).toEqual([]);
  },
);

it('no other file invents such a name', () => {
  const known = new Set(names.map(([, name]) => name));
  const ours =
    /(?:Symbol\.for\(|(?:get|set|remove)Item\(|BroadcastChannel\()\s*['"`]([^'"`$]{2,})['"`]/g;
  const strangers = sources.flatMap((file) =>
    [...readText(file).matchAll(ours)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(strangers).toEqual([]);
});

it('S13: no program listens to messages of other windows', () => {
  const listens = /addEventListener\(\s*['"]message['"]|\bonmessage\s*=/;
  const listeners = sources.filter((file) => listens.test(readText(file)));
  // Tabs of one origin, each message checked; and the page reload of `npm run dev`.
  expect(
    listeners.filter(
      (file) => !/BroadcastChannel|EventSource/.test(readText(file)),
    ),
  ).toEqual([]);
});
