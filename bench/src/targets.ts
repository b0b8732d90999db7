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
  ratio('visible: script tag / global-nav', 0.9, ({ tag, peer }) => [
    tag.visibleMs,
    peer.visibleMs,
  ]),
  ratio('live: script tag / one bundle', 0.9, live('tag')),
  ratio('live: shell included / one bundle', 0.75, live('included')),
  ratio("the page's picture: script tag / without us", 1.1, ({ heroTag, hero }) => [
    heroTag.pictureMs,
    hero.pictureMs,
  ]),
  ratio("the page's picture: shell included / without us", 1.1, ({ heroIncluded, hero }) => [
    heroIncluded.pictureMs,
    hero.pictureMs,
  ]),
  ratio("the page's load: script tag / without us", 1.12, ({ heroTag, hero }) => [
    heroTag.loadMs,
    hero.loadMs,
  ]),
  ratio("the page's load: shell included / without us", 1.12, ({ heroIncluded, hero }) => [
    heroIncluded.loadMs,
    hero.loadMs,
  ]),
  ratio("visible: the demo's page by tag / ours", 1.08, ({ demoTag, tag }) => [
    demoTag.visibleMs,
    tag.visibleMs,
  ]),
  ratio("visible: the demo's included page / ours", 1.08, ({ demoIncluded, included }) => [
    demoIncluded.visibleMs,
    included.visibleMs,
  ]),
  ratio('bytes: script tag / one bundle', 0.6, ({ tag, bundle }) => [
    tag.kilobytes,
    bundle.kilobytes,
  ]),
  { what: 'blocking time, script tag', unit: 'ms', limit: 50, read: ({ tag }) => tag.tbtMs },
  { what: 'requests until live', unit: '', limit: 6, read: ({ tag }) => tag.requests },
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

function live(key: 'tag' | 'included') {
  return (round: Round) => [round[key].liveMs, round.bundle.liveMs] as const;
}

/** Each ratio is taken within a round, where both pages met the same moods of the machine. */
export const intervalOf = ({ read }: Target, rounds: readonly Round[]): Interval =>
  toInterval(rounds.map(read));

/** Met for certain: even the upper end of the interval is no larger. */
export const isMet = ({ limit }: Target, { high }: Interval): boolean => high <= limit;
