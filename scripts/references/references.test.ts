import { readFileSync } from 'node:fs';
import { references } from './references';

it.each(references)('$file is as `npm run references` writes it', ({ file, render }) => {
  expect(readFileSync(file, 'utf8')).toBe(render());
});
