import { defaultContent } from './content';

it('OPN-82 CON-23: the page says that a deposit is required, and names no amount', () => {
  const texts = JSON.stringify(defaultContent);
  expect(texts).toContain('A minimum initial deposit is required.');
  expect(texts).not.toMatch(/\$\s?\d/);
});
