/** `npm run references`: writes the files of docs/reference from what they are made of. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { references } from './references/references';

for (const reference of references) {
  const { file } = reference;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await reference.render());
  console.log(file);
}
