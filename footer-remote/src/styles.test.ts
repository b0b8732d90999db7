import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

it('styles.ts lists every CSS module of the remote', () => {
  const listed = readFileSync(path.join(__dirname, 'styles.ts'), 'utf8');
  const files = readdirSync(__dirname, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.module.css'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(listed).toContain(`'./${file}'`);
});
