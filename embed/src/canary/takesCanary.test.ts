import { channelKey } from '../contract/handOvers';
import type { Canary } from '../releases/release';
import { sampleRelease } from '../testing/samples';
import { takesCanary } from '.';

const canaryOf = (version: string, share: number): Canary => ({
  release: sampleRelease('header-remote', version),
  share,
});
const tenth = canaryOf('2.0.0-bbbbbbbb', 10);
const buckets = Array.from({ length: 10_000 }, (_, bucket) => String(bucket));
const takers = (canary: Canary): readonly string[] =>
  buckets.filter((bucket) => {
    localStorage.setItem(channelKey, bucket);
    return takesCanary(window, canary);
  });

it('a canary gets its share of the visitors, always the same ones, and a larger share keeps them', () => {
  const chosen = takers(tenth);
  expect(Math.abs(chosen.length - 1000)).toBeLessThan(50);
  expect(takers(tenth)).toEqual(chosen);
  const more = new Set(takers(canaryOf('2.0.0-bbbbbbbb', 30)));
  expect(chosen.every((bucket) => more.has(bucket))).toBe(true);
  const next = takers(canaryOf('2.0.1-cccccccc', 10));
  expect(next.filter((bucket) => chosen.includes(bucket)).length).toBeLessThan(
    200,
  );
});

it('S10: the browser keeps one random number below 10000', () => {
  const kept = Array.from({ length: 200 }, () => {
    localStorage.clear();
    takesCanary(window, tenth);
    expect(Object.keys(localStorage)).toEqual([channelKey]);
    return localStorage.getItem(channelKey)!;
  });
  expect(kept.every((text) => /^\d{1,4}$/.test(text))).toBe(true);
  expect(new Set(kept).size).toBeGreaterThan(150);
});

it('a visitor who saw a version fail does not get it again', () => {
  const [bucket] = takers(tenth);
  localStorage.setItem(channelKey, `${bucket!} ${tenth.release.version}`);
  expect(takesCanary(window, tenth)).toBe(false);
  localStorage.setItem(channelKey, `${bucket!} 1.9.0-another`);
  expect(takesCanary(window, tenth)).toBe(true);
});

it.each([
  ['to keep it', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['to read it', () => jest.spyOn(Storage.prototype, 'getItem')],
  ['at all', () => jest.spyOn(window, 'localStorage', 'get')],
])(
  'F34: without the right to use storage %s the current release is used',
  (_what, spyOn) => {
    spyOn().mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(takesCanary(window, canaryOf('2.0.0-b', 100))).toBe(false);
  },
);
