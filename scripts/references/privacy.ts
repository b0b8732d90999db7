/**
 * The tables of docs/privacy.md: what is kept, sent and told of a visitor, from the lists that the
 * product itself is made by. The text around them is written in the page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { personalData, type PersonalTable } from 'host-demo/personal-data';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { readConstants, readMembers } from './docstrings';
import { hostOperations, identityTexts } from 'host-kit/contract/operations';
import { keepings } from './keepings';
import { toTable, type Reference } from './reference';

const read = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');

/**
 * Storage and cookies of the hand-overs. Throws for one of which nobody has said how long it is
 * kept.
 */
export function toKeptRows(handOvers: string): readonly (readonly string[])[] {
  return readConstants(handOvers).flatMap(({ name, docstring, text }) => {
    const [, where = '', what = ''] =
      /^(`localStorage`|`sessionStorage`|Cookie): (.*)$/.exec(docstring) ?? [];
    if (!what) return [];
    const keeping = keepings[name];
    if (!keeping) throw new Error(`keepings.ts does not say why and how long ${name} is kept.`);
    return [[`\`${text}\``, where, what, keeping.why, keeping.howLong]];
  });
}

const toTableRow = ({ table, what, howLong, erasure }: PersonalTable): readonly string[] => [
  `\`${table}\``,
  what,
  howLong,
  erasure.to === 'removed' ? 'removed' : `${erasure.to}: ${erasure.why}`,
];

/** What is sent, by the names of its fields; of nothing but the cookie, nothing. */
const toSentRow = ([name, { path: address, when, identity }]: readonly [string, HostOperation]) => [
  `[\`${name}\`](reference/host.md#${name.toLowerCase()})`,
  `\`${address}\``,
  when,
  identityTexts[identity],
];

/** Puts a table between its two marks. Throws where the page has no such marks. */
export function withTable(page: string, name: string, table: readonly string[]): string {
  const [begin, end] = [`<!-- ${name}: made by npm run references -->`, `<!-- end of ${name} -->`];
  const [before = '', rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The page lacks ${begin} or ${end}. Write both.`);
  return `${before}${begin}\n\n${table.join('\n')}\n\n${end}${after}`;
}

const tables = (): Readonly<Record<string, readonly string[]>> => ({
  kept: toTable(
    ['name', 'where', 'what', 'why', 'how long'],
    toKeptRows(read('embed/src/contract/handOvers.ts')),
  ),
  calls: toTable(['call', 'path', 'when', 'in whose name'], hostOperations.map(toSentRow)),
  tables: toTable(
    ['table', 'what', 'how long', 'when a person is erased'],
    personalData.map(toTableRow),
  ),
  events: toTable(
    ['event', 'when', '`detail`'],
    readMembers(read('embed/src/contract/contract.ts'), 'PageEvents').map(
      ({ name, docstring, text }) => [`\`mortgage:${name}\``, docstring, `\`${text}\``],
    ),
  ),
});

const file = 'docs/privacy.md';
export const privacyReference: Reference = {
  file,
  render: () =>
    Object.entries(tables()).reduce((page, table) => withTable(page, ...table), read(file)),
};
