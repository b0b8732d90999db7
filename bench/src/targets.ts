/** The targets: a ratio or a figure of each round, and its limit. */
import { toInterval, type Interval } from './interval';
import type { Measurement } from './measurement';
import type { SubjectKey } from './subjects';

/** Latency of the throttled network. */
export const roundTripMs = 150;

export type Round = Readonly<Record<SubjectKey, Measurement>>;

export interface Target {
  readonly what: string;
  readonly unit: '×' | 'ms' | '';
  readonly limit: number;
  readonly read: (round: Round) => number;
}

export const targets: readonly Target[] = [
  ratio('visible: script tag / (empty page + one round trip)', 1.1, ({ tag, empty }) => [
    tag.visibleMs,
    empty.visibleMs + roundTripMs,
  ]),
  ratio('visible: shell included / empty page', 1.12, ({ included, empty }) => [
    included.visibleMs,
    empty.visibleMs,
  ]),
  ratio('visible: script tag / global-nav', 1, ({ tag, peer }) => [tag.visibleMs, peer.visibleMs]),
  ratio('live: script tag / one bundle', 1.2, live('tag')),
  ratio('live: preload line / one bundle', 1.08, live('preload')),
  ratio('live: shell included / one bundle', 1.03, live('included')),
  ratio("visible: the demo's page by tag / ours", 1.05, ({ demoTag, tag }) => [
    demoTag.visibleMs,
    tag.visibleMs,
  ]),
  ratio("visible: the demo's included page / ours", 1.05, ({ demoIncluded, included }) => [
    demoIncluded.visibleMs,
    included.visibleMs,
  ]),
  ratio('bytes: script tag / one bundle', 1.35, ({ tag, bundle }) => [
    tag.kilobytes,
    bundle.kilobytes,
  ]),
  { what: 'blocking time, script tag', unit: 'ms', limit: 50, read: ({ tag }) => tag.tbtMs },
  { what: 'requests until live', unit: '', limit: 7, read: ({ tag }) => tag.requests },
  { what: 'longest chain of requests', unit: '', limit: 3, read: ({ tag }) => tag.depth },
  { what: 'layout shift', unit: '', limit: 0, read: ({ tag }) => tag.cls },
];

function ratio(
  what: string,
  limit: number,
  read: (round: Round) => readonly [number, number],
): Target {
  return {
    what,
    limit,
    unit: '×',
    read: (round) => {
      const [one, other] = read(round);
      return one / other;
    },
  };
}

function live(key: 'tag' | 'preload' | 'included') {
  return (round: Round) => [round[key].liveMs, round.bundle.liveMs] as const;
}

/** Each ratio is taken within a round, where both pages met the same moods of the machine. */
export const intervalOf = ({ read }: Target, rounds: readonly Round[]): Interval =>
  toInterval(rounds.map(read));

/** Met for certain: even the upper end of the interval is no larger. */
export const isMet = ({ limit }: Target, { high }: Interval): boolean => high <= limit;
