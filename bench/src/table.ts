import type { Measurement } from './measure';

const number = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';

/** The measurements as a Markdown table, with the ratios that the targets speak of below it. */
export function toTable(results: readonly Measurement[], runs: number): string {
  const rows = results.map(
    ({
      name,
      visibleMs,
      hydratedMs,
      kilobytes,
      requests,
      requestsBeforeVisible,
      depth,
      cls,
      tbtMs,
    }) =>
      `| ${name} | ${number(visibleMs)} | ${number(hydratedMs)} | ${number(kilobytes, 1)} | ${requestsBeforeVisible} / ${requests} | ${depth} | ${number(cls, 4)} | ${number(tbtMs)} |`,
  );
  return [
    `Median of ${runs}, cold, 150 ms, 1.6 Mbps, CPU slowed 4 times.`,
    '',
    '| page | visible ms | hydrated ms | KB (br) | requests before visible / hydrated | depth | CLS | TBT ms |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...ratios(results),
    '',
  ].join('\n');
}

function ratios(results: readonly Measurement[]): string[] {
  const of = (name: string) => results.find((result) => result.name.startsWith(name))!;
  const [tag, preload, included, empty, peer, bundle] = [
    'ours, script tag',
    'ours, preload line',
    'ours, shell included',
    'empty page',
    'global-nav',
    'one bundle',
  ].map(of);
  const ratio = (a: number, b: number) => `${number(a / b, 2)} ×`;
  return [
    '| what | ratio | target |',
    '|---|---|---|',
    `| visible, script tag / global-nav | ${ratio(tag!.visibleMs, peer!.visibleMs)} | ≤ 0.75 |`,
    `| visible, shell included / empty page | ${ratio(included!.visibleMs, empty!.visibleMs)} | ≤ 1.05 |`,
    `| hydrated, script tag / one bundle | ${ratio(tag!.hydratedMs, bundle!.hydratedMs)} | ≤ 1.25 |`,
    `| hydrated, preload line / one bundle | ${ratio(preload!.hydratedMs, bundle!.hydratedMs)} | ≤ 1.10 |`,
    `| hydrated, shell included / one bundle | ${ratio(included!.hydratedMs, bundle!.hydratedMs)} | ≤ 1.10 |`,
    `| bytes, script tag / one bundle | ${ratio(tag!.kilobytes, bundle!.kilobytes)} | ≤ 1.30 |`,
  ];
}
