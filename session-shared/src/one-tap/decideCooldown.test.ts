import { isCoolingDown } from './decideCooldown';

const hourMs = 3_600_000;

it.each([
  [1, 2],
  [2, 24],
  [3, 7 * 24],
  [4, 28 * 24],
  [9, 28 * 24],
])('OPN-36: after %i closures in a row the prompt waits %i hours', (count, hours) => {
  expect(isCoolingDown({ count, lastMs: 0 }, hours * hourMs - 1)).toBe(true);
  expect(isCoolingDown({ count, lastMs: 0 }, hours * hourMs)).toBe(false);
});

it('a visitor who never closed it is asked', () =>
  expect(isCoolingDown({ count: 0, lastMs: 0 }, 1)).toBe(false));
