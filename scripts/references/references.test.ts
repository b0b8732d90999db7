import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { references } from './references';

const root = path.resolve(__dirname, '../..');

it.each(references)('$file is what `npm run references` writes', async (reference) => {
  const { file } = reference;
  const place = path.join(root, file);
  expect(existsSync(place) ? readFileSync(place, 'utf8') : undefined).toBe(
    await reference.render(),
  );
});
