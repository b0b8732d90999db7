import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(__dirname, '../src');

it('styles.ts lists every CSS module of the remote', () => {
  const listed = readFileSync(path.join(sources, 'styles.ts'), 'utf8');
  const files = readdirSync(sources, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.module.css'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(listed).toContain(`'./${file}'`);
});
