import { toMedians, type Measurement } from './measurement';
import { subjects, type SubjectKey } from './subjects';
import { intervalOf, isMet, targets, type Round } from './targets';

const number = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';

type Column = readonly [title: string, read: (measured: Measurement) => string];

const times: readonly Column[] = [
  ['visible ms', ({ visibleMs }) => number(visibleMs)],
  ['live ms', ({ liveMs }) => number(liveMs)],
  ['known ms', ({ knownMs }) => number(knownMs)],
  ['owned ms', ({ ownedMs }) => number(ownedMs)],
  ['picture ms', ({ pictureMs }) => (pictureMs ? number(pictureMs) : '–')],
  ['load ms', ({ loadMs }) => number(loadMs)],
  ['blocking ms', ({ tbtMs }) => number(tbtMs)],
  ['main thread ms', ({ mainThreadMs }) => number(mainThreadMs)],
];
const counts: readonly Column[] = [
  ['KB (br)', ({ kilobytes }) => number(kilobytes, 1)],
  [
    'requests until visible',
    ({ requestsBeforeVisible }) => number(requestsBeforeVisible),
  ],
  ['until live', ({ requests }) => number(requests)],
  ['depth', ({ depth }) => number(depth)],
  ['CLS', ({ cls }) => number(cls, 4)],
];

export function toReport(rounds: readonly Round[], date: string): string {
  const met = targets.filter((target) =>
    isMet(target, intervalOf(target, rounds)),
  );
  return [
    '# Figures of the benchmark',
    '',
    'For page owners and developers; [performance.md](../performance.md) says how to read them. Made by `npm run bench -- --write`.',
    '',
    `Measured on ${date}.${rounds.length < 9 ? ` **Only ${rounds.length} rounds: too few to decide by.**` : ''}`,
    '',
    `${rounds.length} rounds, cold, 150 ms, 1.6 Mbps, CPU slowed 4 times. Brackets hold the 95 % confidence interval.`,
    '',
    '| what | measured | target | met |',
    '|---|---|---|---|',
    ...targets.map((target) => toTargetRow(target, rounds)),
    '',
    'Times, medians:',
    '',
    ...toSubjectTable(rounds, times),
    '',
    'Medians that do not depend on the machine:',
    '',
    ...toSubjectTable(rounds, counts),
    '',
    `**${met.length} of ${targets.length} targets met.**`,
    '',
  ].join('\n');
}

function toTargetRow(
  target: (typeof targets)[number],
  rounds: readonly Round[],
): string {
  const interval = intervalOf(target, rounds);
  const digits = target.unit === '×' ? 2 : 0;
  const shown = (value: number) => number(value, digits);
  const { median, low, high } = interval;
  const measured =
    `${shown(median)} (${shown(low)}–${shown(high)}) ${target.unit}`.trim();
  const limit = `≤ ${shown(target.limit)} ${target.unit}`.trim();
  return `| ${target.what} | ${measured} | ${limit} | ${isMet(target, interval) ? 'yes' : 'no'} |`;
}

function toSubjectTable(
  rounds: readonly Round[],
  columns: readonly Column[],
): readonly string[] {
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
