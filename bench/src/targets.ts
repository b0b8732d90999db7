import { binomialDistribution, median } from 'simple-statistics';
import type { Measurement } from './measurement';
import type { SubjectKey } from './subjects';

export const roundTripMs = 150;

export type Round = Readonly<Record<SubjectKey, Measurement>>;

export interface Target {
  readonly what: string;
  readonly unit: '×' | 'ms' | '';
  readonly limit: number;
  readonly read: (round: Round) => number;
}

export const targets: readonly Target[] = [
  ratio(
    'visible: script tag / the bar alone',
    1.08,
    'tag',
    'floor',
    'visibleMs',
  ),
  ratio(
    'visible: shell included / empty page',
    1.12,
    'included',
    'empty',
    'visibleMs',
  ),
  ratio('visible: script tag / global-nav', 0.9, 'tag', 'peer', 'visibleMs'),
  ratio(
    'live: script tag / one bundle hydrated',
    0.9,
    'tag',
    'bundle',
    'liveMs',
    'ownedMs',
  ),
  ratio(
    'live: included / one bundle hydrated',
    0.75,
    'included',
    'bundle',
    'liveMs',
    'ownedMs',
  ),
  ratio(
    'visitor known: script tag / one bundle',
    0.95,
    'tag',
    'bundle',
    'knownMs',
  ),
  ratio(
    'visitor known: shell included / one bundle',
    0.8,
    'included',
    'bundle',
    'knownMs',
  ),
  ratio(
    'another view is wanted until React owns it / one bundle',
    0.55,
    'wanted',
    'bundle',
    'ownedMs',
  ),
  ratio(
    'signed in, hydrated: script tag / one bundle',
    1.2,
    'signedTag',
    'bundle',
    'ownedMs',
  ),
  ratio(
    'signed in, hydrated: included / one bundle',
    1.03,
    'signedIncluded',
    'bundle',
    'ownedMs',
  ),
  ratio(
    "the page's picture: script tag / without us",
    1.1,
    'heroTag',
    'hero',
    'pictureMs',
  ),
  ratio(
    "the page's picture: included / without us",
    1.1,
    'heroIncluded',
    'hero',
    'pictureMs',
  ),
  ratio(
    "the page's load: script tag / without us",
    1.12,
    'heroTag',
    'hero',
    'loadMs',
  ),
  ratio(
    "the page's load: shell included / without us",
    1.12,
    'heroIncluded',
    'hero',
    'loadMs',
  ),
  ratio(
    "visible: the demo's page by tag / ours",
    1.08,
    'demoTag',
    'guardedTag',
    'visibleMs',
  ),
  ratio(
    "visible: the demo's included page / ours",
    1.08,
    'demoIncluded',
    'guardedIncluded',
    'visibleMs',
  ),
  ratio('bytes: script tag / one bundle', 0.6, 'tag', 'bundle', 'kilobytes'),
  ratio(
    'blocking time: script tag / one bundle',
    0.15,
    'tag',
    'bundle',
    'tbtMs',
  ),
  {
    what: 'blocking time, script tag',
    unit: 'ms',
    limit: 50,
    read: ({ tag }) => tag.tbtMs,
  },
  {
    what: 'requests until live',
    unit: '',
    limit: 6,
    read: ({ tag }) => tag.requests,
  },
  {
    what: 'longest chain of requests',
    unit: '',
    limit: 3,
    read: ({ tag }) => tag.depth,
  },
  { what: 'layout shift', unit: '', limit: 0, read: ({ tag }) => tag.cls },
];

function ratio(
  what: string,
  limit: number,
  one: SubjectKey,
  other: SubjectKey,
  figure: keyof Measurement,
  ofOther = figure,
): Target {
  const read = (round: Round) => round[one][figure] / round[other][ofOther];
  return { what, limit, unit: '×', read };
}

/** Each ratio is taken within a round, where both pages met the same moods of the machine. */
export const intervalOf = ({ read }: Target, rounds: readonly Round[]) =>
  toInterval(rounds.map(read));

/** Met for certain: even the upper end of the interval is no larger. */
export const isMet = (
  { limit }: Target,
  { high }: ReturnType<typeof toInterval>,
): boolean => high <= limit;

const outside = 0.05;

/** Assumes no distribution. With fewer than six values the interval is their whole range. */
export function toInterval(values: readonly number[]) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number) => sorted.at(index) ?? Number.NaN;
  const rank = countOutside(sorted.length);
  return { median: median(sorted), low: at(rank), high: at(-1 - rank) };
}

function countOutside(count: number): number {
  const chances = binomialDistribution(count, 0.5) ?? [];
  let sum = 0;
  const firstInside = chances.findIndex(
    (chance) => (sum += chance) > outside / 2,
  );
  return Math.max(0, firstInside - 1);
}
