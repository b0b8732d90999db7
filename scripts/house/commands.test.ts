/** Documents name only existing commands, and docs/commands.md lists each. */
import { commandsIn, isCommand, rootCommands } from './commands.testing';
import { filesOf, readText } from './sources';

const documents = filesOf('*.md').filter(
  (file) => !/CHANGELOG\.md$|^docs\/(spec|decisions)\//.test(file),
);

it.each(documents)('%s names commands that there are', (document) => {
  // Inside a remote its own commands go without its name.
  const unknown = commandsIn(readText(document)).filter(
    (command) => !isCommand(command) && !isCommand({ ...command, workspace: 'footer-remote' }),
  );
  expect(unknown).toEqual([]);
});

it.each(Object.keys(rootCommands))('docs/commands.md has %s', (name) => {
  const written = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  expect(readText('docs/commands.md')).toMatch(new RegExp(`\`${written}[ \`]`));
});

it('our programs are never fetched from a registry by their names', () => {
  // What a program advises is read, too.
  const programs = filesOf('*.ts').filter((file) => !file.endsWith('.test.ts'));
  const fetching = [...documents, ...programs].flatMap((document) =>
    [...readText(document).matchAll(/npx (?!--no )[^`\n]*\bembed-\w+/g)].map(
      ([found]) => `${document}: ${found}`,
    ),
  );
  expect(fetching).toEqual([]);
});

it('knows a command that is not there', () => {
  expect(commandsIn('`npm run nothing`, `npm run release -w embed`').map(isCommand)).toEqual([
    false,
    true,
  ]);
  expect(isCommand({ name: 'release', workspace: 'mortgage-domain' })).toBe(false);
});
