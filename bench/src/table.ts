import { toInterval } from './interval';
import type { ProfileRound } from './measure';
import { toMedians, type Measurement } from './measurement';
import type { Profile } from './profiles';
import { subjects, type SubjectKey } from './subjects';
import { intervalOf, isMet, targets, type Round } from './targets';

const number = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';

type Column = readonly [title: string, read: (measured: Measurement) => string];

const times: readonly Column[] = [
  ['visible ms', ({ visibleMs }) => number(visibleMs)],
  ['hydrated ms', ({ hydratedMs }) => number(hydratedMs)],
  ['blocking ms', ({ tbtMs }) => number(tbtMs)],
  ['main thread ms', ({ mainThreadMs }) => number(mainThreadMs)],
  ['script', ({ scriptMs }) => number(scriptMs)],
  ['style', ({ styleMs }) => number(styleMs)],
  ['layout', ({ layoutMs }) => number(layoutMs)],
];
const counts: readonly Column[] = [
  ['KB (br)', ({ kilobytes }) => number(kilobytes, 1)],
  ['requests until visible', ({ requestsBeforeVisible }) => number(requestsBeforeVisible)],
  ['until hydrated', ({ requests }) => number(requests)],
  ['depth', ({ depth }) => number(depth)],
  ['CLS', ({ cls }) => number(cls, 4)],
  ['DOM nodes', ({ nodes }) => number(nodes)],
  ['style runs', ({ styleCounts }) => number(styleCounts)],
  ['layouts', ({ layoutCounts }) => number(layoutCounts)],
];

/** The targets with their intervals, and below them what was measured of each page, as Markdown. */
export function toTables(rounds: readonly Round[]): string {
  return [
    `${rounds.length} rounds, cold, 150 ms, 1.6 Mbps, CPU slowed 4 times. In brackets what holds with 95 % certainty.`,
    '',
    '| what | measured | target | met |',
    '|---|---|---|---|',
    ...targets.map((target) => toTargetRow(target, rounds)),
    '',
    'Times, medians:',
    '',
    ...toSubjectTable(rounds, times),
    '',
    'What does not depend on the machine, medians:',
    '',
    ...toSubjectTable(rounds, counts),
    '',
  ].join('\n');
}

function toTargetRow(target: (typeof targets)[number], rounds: readonly Round[]): string {
  const interval = intervalOf(target, rounds);
  const digits = target.unit === '×' ? 2 : 0;
  const shown = (value: number) => number(value, digits);
  const { median, low, high } = interval;
  const measured = `${shown(median)} (${shown(low)}–${shown(high)}) ${target.unit}`.trim();
  const limit = `≤ ${shown(target.limit)} ${target.unit}`.trim();
  return `| ${target.what} | ${measured} | ${limit} | ${isMet(target, interval) ? 'yes' : 'no'} |`;
}

const between = (values: readonly number[]): string => {
  const { median, low, high } = toInterval(values);
  return `${number(median)} (${number(low)}–${number(high)})`;
};

/** The profiles, with how far their times can be believed. */
export function toProfileTable(
  rounds: readonly ProfileRound[],
  profiles: Readonly<Record<string, Profile>>,
): string {
  const rows = Object.entries(profiles).map(([key, { name, about }]) => {
    const measured = rounds.flatMap((round) => round[key] ?? []);
    const { kilobytes, requests, depth, cls, tbtMs } = toMedians(measured);
    const cells = [
      name,
      between(measured.map(({ visibleMs }) => visibleMs)),
      between(measured.map(({ hydratedMs }) => hydratedMs)),
      number(tbtMs),
      number(kilobytes, 1),
      number(requests),
      number(depth),
      number(cls, 4),
      about,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| profile | visible ms | hydrated ms | blocking ms | KB (br) | requests | depth | CLS | what it is |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function toSubjectTable(rounds: readonly Round[], columns: readonly Column[]): readonly string[] {
  const keys = Object.keys(subjects) as SubjectKey[];
  return [
    `| page | ${columns.map(([title]) => title).join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...keys.map((key) => {
      const measured = toMedians(rounds.map((round) => round[key]));
      return `| ${subjects[key].name} | ${columns.map(([, read]) => read(measured)).join(' | ')} |`;
    }),
  ];
}
