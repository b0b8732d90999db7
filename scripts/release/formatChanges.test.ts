import { formatChanges } from './formatChanges';

it('lists the files and folders that would change', () => {
  const changes = {
    added: ['header-remote/1.1.0/entry.js', 'header-remote/1.1.0/release.json'],
    changed: ['header-remote/embed.js'],
    removedFolders: ['header-remote/1.0.0'],
  };
  expect(formatChanges(changes)).toBe(
    `and this would change there:
  New files, each text with its .br and .gz (2)
    header-remote/1.1.0/entry.js
    header-remote/1.1.0/release.json
  Changed files (1)
    header-remote/embed.js
  Removed folders (1)
    header-remote/1.0.0`,
  );
});

it('says where nothing would change', () => {
  const nothing = { added: [], changed: [], removedFolders: [] };
  expect(formatChanges(nothing)).toBe('and this would change there:\n  nothing');
});
