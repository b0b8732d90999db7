import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { compile } from '../compiler';
import { readFolder, type Files } from '../sealing/files';
import { integrityPlugin, markOf } from './integrityPlugin';
import { notesFile, notesPlugin, type Notes } from './notesPlugin';

describe('the integrity plugin, in a real build', () => {
  const folder = openFolder('integrity');
  let files: Files;
  const textOf = (file: string): string => files.get(file)?.toString() ?? '';

  before(async () => {
    writeFileSync(
      path.join(folder, 'entry.js'),
      'import(/* webpackChunkName: "view" */ "./view").then(console.log);',
    );
    writeFileSync(path.join(folder, 'view.js'), 'export const view = "seen";');
    const output = path.join(folder, 'out');
    await compile(
      new Map([
        [
          'sample',
          [
            {
              mode: 'production',
              context: folder,
              entry: { entry: './entry.js' },
              output: { path: output, chunkFilename: '[name].js' },
              plugins: [integrityPlugin, notesPlugin([])],
            },
          ],
        ],
      ]),
    );
    files = await readFolder(output);
  });

  it('S12: sets a mark for each chunk that the entry fetches, and names its file', () => {
    const { chunkFiles } = JSON.parse(textOf(notesFile)) as Notes;
    const [id] =
      Object.entries(chunkFiles).find(([, file]) => file === 'view.js') ?? [];
    assert.ok(id);
    assert.ok(textOf('entry.js').includes(markOf(id)));
    assert.match(textOf('entry.js'), /\.integrity="sha256-"\+/);
  });
});
