import { evidenceNeeded, judgeCanary, type VisitCounts } from './canaryVerdict';

const of = (failed: number, started: number): VisitCounts => ({ started, failed });

/** The same numbers in each run (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Trial {
  readonly share: number;
  readonly canaryFails: number;
  readonly currentFails: number;
  readonly visits: number;
}

/** How many visits there were when the canary was stopped, looked at after each failure; undefined: it never was. */
function runTrial(chance: () => number, trial: Trial): number | undefined {
  const counts = { canary: { started: 0, failed: 0 }, current: { started: 0, failed: 0 } };
  for (let visit = 1; visit <= trial.visits; visit += 1) {
    const isCanary = chance() < trial.share;
    const group = isCanary ? counts.canary : counts.current;
    group.started += 1;
    if (chance() >= (isCanary ? trial.canaryFails : trial.currentFails)) continue;
    group.failed += 1;
    if (judgeCanary(counts.canary, counts.current).failsMore) return visit;
  }
  return undefined;
}

describe('a canary', () => {
  it.each([
    ['nobody has started anything', of(0, 0), of(0, 0)],
    ['nothing fails', of(0, 500), of(0, 4500)],
    ['one visit failed', of(1, 10), of(0, 90)],
    ['two visits failed', of(2, 10), of(0, 90)],
    ['both fail alike', of(50, 1000), of(450, 9000)],
    ['it fails less', of(1, 1000), of(450, 9000)],
    ['the network is bad for all', of(300, 1000), of(2700, 9000)],
    ['there is nothing to compare it with', of(9, 9), of(0, 0)],
  ])('goes on where %s', (_what, canary, current) => {
    expect(judgeCanary(canary, current).failsMore).toBe(false);
  });

  it.each([
    ['the first five visits failed, of the others none', of(5, 5), of(0, 45)],
    ['it fails on every visit, the others on one of a hundred', of(8, 8), of(1, 90)],
    ['it fails on one visit of ten, the others on one of a hundred', of(20, 200), of(18, 1800)],
    ['it fails twice as often, on many visits', of(80, 2000), of(360, 18_000)],
  ])('is stopped where %s', (_what, canary, current) => {
    const { failsMore, evidence } = judgeCanary(canary, current);
    expect(failsMore).toBe(true);
    expect(evidence).toBeGreaterThan(evidenceNeeded);
  });

  it('more failures of it are more evidence, more of the others less', () => {
    const evidences = [3, 4, 5, 6].map(
      (failed) => judgeCanary(of(failed, 20), of(2, 180)).evidence,
    );
    expect(evidences).toEqual([...evidences].sort((one, other) => one - other));
    const [few, many] = [2, 9].map((failed) => judgeCanary(of(6, 20), of(failed, 180)).evidence);
    expect(few).toBeGreaterThan(many!);
  });

  it('is a number however many visits there are', () => {
    const { failsMore, evidence } = judgeCanary(of(1_000_000, 1_000_000), of(0, 9_000_000));
    expect(failsMore).toBe(true);
    expect(Number.isFinite(evidence)).toBe(true);
  });

  it('that fails as often as the others is hardly ever stopped, though it is looked at after each failure', () => {
    const chance = createChance(1);
    const equal = { share: 0.1, canaryFails: 0.03, currentFails: 0.03, visits: 2500 };
    const stopped = Array.from({ length: 200 }, () => runTrial(chance, equal));
    expect(stopped.filter((visit) => visit !== undefined).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['on every visit', 1, 0.01, 150],
    ['on one of five', 0.2, 0.01, 800],
    ['on one of twenty', 0.05, 0.01, 6000],
  ])('that fails %s is always stopped, soon', (_what, canaryFails, currentFails, soon) => {
    const chance = createChance(2);
    const trial = { share: 0.1, canaryFails, currentFails, visits: 40_000 };
    const stopped = Array.from({ length: 20 }, () => runTrial(chance, trial));
    expect(stopped.every((visit) => visit !== undefined)).toBe(true);
    const [median = 0] = stopped.toSorted((one = 0, other = 0) => one - other).slice(10);
    expect(median).toBeLessThan(soon);
  });
});
