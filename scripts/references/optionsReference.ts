/** Renders docs/reference/options.md from the option table and the docstrings of `PageConfig`. */
import { readFileSync } from 'node:fs';
import { options, type Option } from 'embed/options';
import { remotes } from 'embed/remotes';
import { readMembers, type Documented } from './docstrings';
import { quote, toPage, toTable, type Reference } from './reference';

const source = 'embed/src/contract/pageConfig.ts';

export const optionsReference: Reference = {
  file: 'docs/reference/options.md',
  render() {
    const members = readMembers(readFileSync(source, 'utf8'), 'PageConfig');
    return toPage(
      '# Options',
      `\`npm run references\` writes this page from \`embed/src/options/options.ts\` and \`${source}\`. How a page sets options: [embedding.md](../embedding.md#options). An object is JSON on a tag.`,
      'For an invalid or unknown option, an option of another remote, or an update that comes too late, the console shows one warning with advice. All other options still apply.',
      ...renderPart(
        'For the page',
        'Set on any remote, they apply to all.',
        members,
      ),
      ...remotes.flatMap(({ name }) =>
        renderPart(
          `For \`${name}\``,
          'Set on this remote, or in the block.',
          members,
          name,
        ),
      ),
    );
  },
};

/** The options of one remote, or without one those of the page. */
function renderPart(
  title: string,
  note: string,
  members: readonly Documented[],
  remote?: string,
): readonly string[] {
  const rows = members
    .filter(({ name }) => findOption(name).remote === remote)
    .map((member) => toRow(findOption(member.name), member));
  const table = toTable(
    ['option', 'on a tag', 'type', 'default', 'what it sets'],
    rows,
  );
  return rows.length > 0 ? [`## ${title}`, note, table] : [];
}

function findOption(name: string): Option {
  const option = (options as Partial<Record<string, Option>>)[name];
  if (!option) {
    throw new Error(`options.ts has no row for ${name}.`);
  }
  return option;
}

function toRow(
  { advice, atStart }: Option,
  member: Documented,
): readonly string[] {
  const { name, docstring, type, defaultValue } = member;
  if (!defaultValue) {
    throw new Error(`pageConfig.ts: ${name} needs a @defaultValue.`);
  }
  const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const once = atStart
    ? ' Read once, at the start: an update changes nothing.'
    : '';
  return [
    quote(name),
    quote(attribute),
    quote(type),
    defaultValue,
    `${docstring} Valid: ${advice}.${once}`,
  ];
}
