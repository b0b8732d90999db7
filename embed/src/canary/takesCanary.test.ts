import { channelKey } from '../contract/handOvers';
import type { Canary } from '../releases/release';
import { sampleRelease } from '../testing/samples';
import { takesCanary } from './takesCanary';

const canaryOf = (version: string, share: number): Canary => ({
  release: sampleRelease('header-remote', version),
  share,
});
const tenth = canaryOf('2.0.0-bbbbbbbb', 10);
const everybody = Array.from({ length: 10_000 }, (_, visitor) => String(visitor));
/** Those of all visitors who get a canary. */
const takers = (canary: Canary): readonly string[] =>
  everybody.filter((visitor) => {
    localStorage.setItem(channelKey, visitor);
    return takesCanary(window, canary, undefined);
  });

describe('who gets a canary', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is its share of all visitors, and always the same ones', () => {
    const chosen = takers(tenth);
    expect(chosen.length).toBeGreaterThan(950);
    expect(chosen.length).toBeLessThan(1050);
    expect(takers(tenth)).toEqual(chosen);
  });

  it('a larger share has those of the smaller one, none has nobody, and all has everybody', () => {
    const more = new Set(takers(canaryOf('2.0.0-bbbbbbbb', 30)));
    expect(takers(tenth).every((visitor) => more.has(visitor))).toBe(true);
    expect(takers(canaryOf('2.0.0-bbbbbbbb', 0))).toHaveLength(0);
    expect(takers(canaryOf('2.0.0-bbbbbbbb', 100))).toHaveLength(10_000);
  });

  it('another canary draws others: nobody is the first to meet every fault', () => {
    const first = new Set(takers(tenth));
    const both = takers(canaryOf('2.0.1-cccccccc', 10)).filter((visitor) => first.has(visitor));
    // A tenth of a tenth, give or take.
    expect(both.length).toBeLessThan(200);
    expect(both.length).toBeGreaterThan(30);
  });

  it('S10: a number is kept that says nothing of anybody, once, and drawn evenly', () => {
    const kept = Array.from({ length: 200 }, () => {
      localStorage.clear();
      takesCanary(window, tenth, undefined);
      const text = localStorage.getItem(channelKey)!;
      takesCanary(window, tenth, undefined);
      expect(localStorage.getItem(channelKey)).toBe(text);
      expect(text).toMatch(/^\d{1,4}$/);
      return Number(text);
    });
    expect(kept.filter((number) => number < 5000).length).toBeGreaterThan(60);
    expect(kept.filter((number) => number >= 5000).length).toBeGreaterThan(60);
    expect(Object.keys(localStorage)).toEqual([channelKey]);
  });

  it('who has seen it fail is left alone, until there is another one', () => {
    const [visitor] = takers(tenth);
    localStorage.setItem(channelKey, `${visitor!} ${tenth.release.version}`);
    expect(takesCanary(window, tenth, undefined)).toBe(false);
    localStorage.setItem(channelKey, `${visitor!} 1.9.0-another`);
    expect(takesCanary(window, tenth, undefined)).toBe(true);
  });

  it('a tag decides for its page: next takes it, current does not; any other word says nothing', () => {
    const [visitor] = takers(tenth);
    localStorage.setItem(channelKey, visitor!);
    expect(takesCanary(window, tenth, 'current')).toBe(false);
    expect(takesCanary(window, tenth, 'Next')).toBe(true);
    localStorage.clear();
    expect(takesCanary(window, canaryOf('2.0.0-b', 0), 'next')).toBe(true);
    expect(takesCanary(window, canaryOf('2.0.0-b', 0), 'beta')).toBe(false);
  });

  it.each([
    ['nothing can be kept', 'setItem'],
    ['nothing can be read', 'getItem'],
  ] as const)('F34: where %s a visitor has the current release on every page', (_what, method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(takesCanary(window, canaryOf('2.0.0-b', 100), undefined)).toBe(false);
  });
});
