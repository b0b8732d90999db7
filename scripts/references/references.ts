/** `npm run references`: writes the pages of docs/reference. */
import { writeFileSync } from 'node:fs';
import { references } from './pages';

for (const { file, render } of references) {
  writeFileSync(file, render());
  console.log(file);
}
