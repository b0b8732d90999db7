import { formatChanges } from './formatChanges';

it('says which files, folders and lines of the registry would be other', () => {
  const changes = {
    added: ['header-remote/1.1.0/entry.js', 'header-remote/1.1.0/release.json'],
    changed: ['header-remote/embed.js'],
    removedFolders: ['header-remote/1.0.0'],
    registry: ['- "current": "1.0.0",', '+ "current": "1.1.0",'],
  };
  expect(formatChanges(changes)).toBe(
    `and this would change there:
  New files, each text with its .br and .gz (2)
    header-remote/1.1.0/entry.js
    header-remote/1.1.0/release.json
  Changed files (1)
    header-remote/embed.js
  Removed folders (1)
    header-remote/1.0.0
  Lines of registry.json (2)
    - "current": "1.0.0",
    + "current": "1.1.0",`,
  );
});

it('says where nothing would', () => {
  const nothing = { added: [], changed: [], removedFolders: [], registry: [] };
  expect(formatChanges(nothing)).toBe('and this would change there:\n  nothing');
});
