/** What the chart shows of a run: each target by how near it is, and each page by its times. */
import { drawChart, type ChartRow } from './chart';
import { toInterval, type Interval } from './interval';
import { subjects, type SubjectKey } from './subjects';
import { intervalOf, isMet, targets, type Round, type Target } from './targets';

const scaled = ({ median, low, high }: Interval, by: number): Interval => ({
  median: median * by,
  low: low * by,
  high: high * by,
});

/** Of a target of nothing (layout shift) there is no share. */
const hasShare = ({ limit }: Target): boolean => limit > 0;

export function drawRounds(rounds: readonly Round[], date: string): string {
  const about = `${rounds.length} rounds of ${date}: how near each target is, and when each page's header is visible and live.`;
  return drawChart(about, [
    {
      title: 'How near each target is',
      note: 'Measured as a share of what is allowed, with its 95 % interval. Met where all of it is left of the line.',
      unit: ' %',
      rows: targets.filter(hasShare).map((target) => toTargetRow(target, rounds)),
      limit: { at: 100, text: 'target' },
      fromZero: false,
      atMost: 200,
    },
    {
      title: 'When the header is there',
      note: 'Milliseconds after the request for the page. Filled: a link can be seen. Hollow: React owns it.',
      unit: '',
      rows: (Object.keys(subjects) as SubjectKey[]).map((key) => toTimeRow(key, rounds)),
      fromZero: true,
    },
  ]);
}

function toTargetRow(target: Target, rounds: readonly Round[]): ChartRow {
  const interval = intervalOf(target, rounds);
  const digits = target.unit === '×' ? 2 : 0;
  const unit = target.unit && ` ${target.unit}`;
  return {
    label: target.what,
    text: `${interval.median.toFixed(digits)} of ${target.limit.toFixed(digits)}${unit}`,
    values: [scaled(interval, 100 / target.limit)],
    isMet: isMet(target, interval),
  };
}

function toTimeRow(key: SubjectKey, rounds: readonly Round[]): ChartRow {
  const { name, hydrates } = subjects[key];
  const visible = toInterval(rounds.map((round) => round[key].visibleMs));
  const values = hydrates
    ? [visible, toInterval(rounds.map((round) => round[key].hydratedMs))]
    : [visible];
  return {
    label: name,
    text: `${values.map(({ median }) => median.toFixed(0)).join(' · ')} ms`,
    values,
  };
}
