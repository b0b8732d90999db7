import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeHeader, changedMenu, changedStyles } from './changedHeader';

const read = (file: string): string => readFileSync(path.join(__dirname, '../..', file), 'utf8');

it('OPN-92: the other header of the first page is made of texts that the sources have', () => {
  const edits: string[] = [];
  changeHeader({
    edit: (file, from, to) => {
      expect(read(file).split(from)).toHaveLength(2);
      edits.push(`${file}: ${to}`);
    },
    append: (file, text) => {
      expect(read(file)).toContain('\n.header {\n');
      edits.push(`${file}: ${text}`);
    },
  });
  expect(edits).toEqual([
    `${changedMenu.file}: ${changedMenu.to}`,
    `${changedStyles.file}: ${changedStyles.added}`,
  ]);
});
