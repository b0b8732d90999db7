/** Documents name only existing commands, and docs/commands.md lists each. */
import { filesOf, readText, workspaces } from './sources';

const commandsOf = (folder: string): object =>
  (JSON.parse(readText(`${folder}/package.json`)) as { scripts?: object })
    .scripts ?? {};
const rootCommands = commandsOf('.');

/** `npm run <name>`, also with `-w <workspace>`; a workspace that is a value (`"$WORKSPACE"`, `<workspace>`) means a remote. */
const commandsIn = (text: string) =>
  [
    ...text.matchAll(
      /\bnpm run (?:-s )?([\w-]+)(?:[^\n`]*? -w ("?[$<]?[\w-]+))?/g,
    ),
  ].map(([, name = '', given]) => ({
    name,
    workspace: given && /^"?[$<]/.test(given) ? 'footer-remote' : given,
  }));

function isCommand({
  name,
  workspace,
}: {
  name: string;
  workspace?: string;
}): boolean {
  if (workspace === undefined) {
    return name in rootCommands;
  }
  return workspaces.includes(workspace) && name in commandsOf(workspace);
}

const documents = filesOf('*.md').filter(
  (file) => !/CHANGELOG\.md$|^docs\/(spec|decisions)\//.test(file),
);

it.each(documents)('%s names commands that there are', (document) => {
  // Inside a remote its own commands go without its name.
  const unknown = commandsIn(readText(document)).filter(
    (command) =>
      !isCommand(command) &&
      !isCommand({ ...command, workspace: 'footer-remote' }),
  );
  expect(unknown).toEqual([]);
});

it.each(Object.keys(rootCommands))('docs/commands.md has %s', (name) => {
  const written = ['start', 'test'].includes(name)
    ? `npm ${name}`
    : `npm run ${name}`;
  expect(readText('docs/commands.md')).toMatch(new RegExp(`\`${written}[ \`]`));
});

it('our programs are never fetched from a registry by their names', () => {
  // The advice that programs print is read, too.
  const programs = filesOf('*.ts').filter((file) => !file.endsWith('.test.ts'));
  const fetching = [...documents, ...programs].flatMap((document) =>
    [...readText(document).matchAll(/npx (?!--no )[^`\n]*\bembed-\w+/g)].map(
      ([found]) => `${document}: ${found}`,
    ),
  );
  expect(fetching).toEqual([]);
});
