import { toLines } from './sample';

it('takes a share of the lines, wherever in the file, always the same ones', () => {
  const taken = toLines('session-shared/src/session/saga.ts', 41, 25);
  const [, first, last] = /:(\d+)-(\d+)$/.exec(taken)!.map(Number);
  expect(last! - first!).toBe(10);
  expect(first).toBeGreaterThanOrEqual(1);
  expect(last).toBeLessThanOrEqual(41);
  expect(toLines('session-shared/src/session/saga.ts', 41, 25)).toBe(taken);
  expect(toLines('other.ts', 41, 25)).not.toContain(`:${first}-`);
});

it.each([
  [1, 25, 'one.ts:1-1'],
  [40, 100, 'one.ts:1-40'],
])('of %i lines and %i percent: %s', (lines, percent, expected) => {
  expect(toLines('one.ts', lines, percent)).toBe(expected);
});
