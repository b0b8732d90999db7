/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remotes } from 'embed/remotes';

const root = path.join(__dirname, '../..');

it.each(remotes.map(({ name }) => name))(
  '%s: styles.ts lists every CSS module of the remote',
  (name) => {
    const sources = path.join(root, name, 'src');
    const listed = readFileSync(path.join(sources, 'styles.ts'), 'utf8');
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.module.css'),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(listed).toContain(`'./${file.replaceAll(path.sep, '/')}'`);
  },
);
