import type { LoadFigures } from './loadTrial';

const titles = [
  'part',
  'a second',
  'p50 ms',
  'p99 ms',
  'max ms',
  'errors',
  'memory MB, first → last (growth)',
  'processor of the server',
  'processor ms an answer',
  'load average',
];

/** A Markdown table. */
export const toLoadTable = (figures: readonly LoadFigures[]): string =>
  [titles, ['---', ...titles.slice(1).map(() => '---:')], ...figures.map(toCells)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const toCells = (one: LoadFigures): readonly string[] => [
  one.part,
  String(one.perSecond),
  String(one.p50Ms),
  String(one.p99Ms),
  String(one.maxMs),
  Object.entries(one.errors)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ') || '0',
  `${one.rssMb.first} → ${one.rssMb.last} (${one.rssMb.growthPercent} %)`,
  `${Math.round(one.cpuShare * 100)} %`,
  String(one.cpuMsPerAnswer),
  String(one.loadAverage),
];
