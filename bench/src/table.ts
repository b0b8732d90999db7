import type { Measurement } from './measurement';
import { subjects, type SubjectKey } from './subjects';

export type Results = Readonly<Record<SubjectKey, Measurement>>;

const number = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';

/** The measurements as a Markdown table, with the ratios that the targets speak of below it. */
export function toTable(results: Results, runs: number): string {
  const keys = Object.keys(subjects) as SubjectKey[];
  return [
    `Median of ${runs}, cold, 150 ms, 1.6 Mbps, CPU slowed 4 times.`,
    '',
    '| page | visible ms | hydrated ms | KB (br) | requests before visible / hydrated | depth | CLS | TBT ms |',
    '|---|---|---|---|---|---|---|---|',
    ...keys.map((key) => toRow(subjects[key].name, results[key])),
    '',
    '| what | ratio | target |',
    '|---|---|---|',
    ...toRatios(results),
    '',
  ].join('\n');
}

const toRow = (name: string, measured: Measurement): string => {
  const { visibleMs, hydratedMs, kilobytes, requests, requestsBeforeVisible } = measured;
  const { depth, cls, tbtMs } = measured;
  return `| ${name} | ${number(visibleMs)} | ${number(hydratedMs)} | ${number(kilobytes, 1)} | ${requestsBeforeVisible} / ${requests} | ${depth} | ${number(cls, 4)} | ${number(tbtMs)} |`;
};

function toRatios({ tag, preload, included, empty, peer, bundle }: Results): string[] {
  const ratio = (a: number, b: number) => `${number(a / b, 2)} ×`;
  return [
    `| visible, script tag / global-nav | ${ratio(tag.visibleMs, peer.visibleMs)} | ≤ 0.75 |`,
    `| visible, shell included / empty page | ${ratio(included.visibleMs, empty.visibleMs)} | ≤ 1.05 |`,
    `| hydrated, script tag / one bundle | ${ratio(tag.hydratedMs, bundle.hydratedMs)} | ≤ 1.25 |`,
    `| hydrated, preload line / one bundle | ${ratio(preload.hydratedMs, bundle.hydratedMs)} | ≤ 1.10 |`,
    `| hydrated, shell included / one bundle | ${ratio(included.hydratedMs, bundle.hydratedMs)} | ≤ 1.10 |`,
    `| bytes, script tag / one bundle | ${ratio(tag.kilobytes, bundle.kilobytes)} | ≤ 1.30 |`,
  ];
}
