import { readFileSync } from 'node:fs';
import { references } from './pages';

describe.each(references)('$file', ({ file, render }) => {
  it('is as `npm run references` writes it', () => {
    expect(readFileSync(file, 'utf8')).toBe(render());
  });

  it('has no rule ids', () => {
    expect(render()).not.toMatch(/\b[A-Z]{3,4}-\d+\b|\([A-Z]?\d\d\)/);
  });
});
