/** docs/reference/options.md: the table that the browser reads options by, with what `PageConfig` says of each. */
import { readFileSync } from 'node:fs';
import { options, type Option } from 'embed/options';
import { remotes } from 'embed/remotes';
import { readPageConfig, type OptionText } from './pageConfig';
import { toTable, type Reference } from './reference';

const source = 'embed/src/contract/pageConfig.ts';

const introduction = `# Options

Made by \`npm run references\` from \`embed/src/options/options.ts\` and \`embed/src/contract/pageConfig.ts\`. How a page says them: [embedding.md](../embedding.md#options).

A bad or unknown option, one of another remote, and an update that comes too late are one warning in the console each, with advice, and change nothing; all others hold.`;

export const optionsReference: Reference = {
  file: 'docs/reference/options.md',
  render() {
    const texts = readPageConfig(readFileSync(source, 'utf8'));
    return (
      [
        introduction,
        renderPart('For the page', 'Said to any remote, they go for all of them.', texts),
        ...remotes.map(({ name }) =>
          renderPart(`For \`${name}\``, 'Said to this remote, or in the block.', texts, name),
        ),
        '',
      ]
        .join('\n\n')
        .trimEnd() + '\n'
    );
  },
};

/** The options of one remote, or without one those of the page. */
function renderPart(
  title: string,
  note: string,
  texts: ReadonlyMap<string, OptionText>,
  remote?: string,
): string {
  const rows = [...texts].flatMap(([name, text]) => {
    const option = findOption(name);
    return option.remote === remote ? [toRow(name, option, text)] : [];
  });
  const table = toTable(['option', 'on a tag', 'type', 'default', 'what it says'], rows);
  return rows.length > 0 ? `## ${title}\n\n${note}\n\n${table.join('\n')}` : '';
}

function findOption(name: string): Option {
  const option = (options as Partial<Record<string, Option>>)[name];
  if (!option) throw new Error(`options.ts has no row for ${name}.`);
  return option;
}

const toRow = (name: string, { advice, atStart }: Option, text: OptionText): readonly string[] => [
  `\`${name}\``,
  text.isObject
    ? '–'
    : `\`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\``,
  `\`${text.type}\``,
  text.byDefault,
  `${text.description} Valid: ${advice}.${atStart ? ' Read once, at the start: an update changes nothing.' : ''}`,
];
