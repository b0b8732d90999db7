/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remotes } from 'embed/remotes';

const root = path.join(__dirname, '../..');

it.each(remotes.map(({ name }) => name))(
  '%s: styles.ts and viewStyles.ts list every CSS module; F59: none asks `:dir()`, which follows the page',
  (name) => {
    const sources = path.join(root, name, 'src');
    const listed = readdirSync(sources)
      .filter((file) => ['styles.ts', 'viewStyles.ts'].includes(file))
      .map((file) => readFileSync(path.join(sources, file), 'utf8'))
      .join('');
    const files = readdirSync(sources, {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.module.css'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(listed).toContain(`'./${file.replaceAll(path.sep, '/')}'`);
      expect(readFileSync(path.join(sources, file), 'utf8')).not.toContain(
        ':dir(',
      );
    }
  },
);
