/** `npm run references`: writes the pages of docs/reference. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { references } from './pages';

for (const { file, render } of references) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, render());
  console.log(file);
}
