import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(__dirname, '..');
const folders = readdirSync(path.join(workspace, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const rows = readFileSync(path.join(workspace, 'README.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(folders)('the README names every public module of %s', (folder) => {
  const modules = readdirSync(path.join(workspace, 'src', folder))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'));
  const row = rows.find((cells) => cells[1] === `\`${folder}\``);
  expect(row?.[3]?.replaceAll('`', '').split(' ').sort()).toEqual(modules.sort());
});
