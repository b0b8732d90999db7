import { isSound, type CrashFigures } from './crashTrial';

/** The figures as a Markdown table; the last line says whether it held. */
export function toCrashTable(figures: CrashFigures): string {
  const { recoveryMs } = figures;
  const sorted = [...recoveryMs].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const rows: readonly (readonly [string, number | string])[] = [
    ['database', figures.database],
    ['kills of the API (SIGKILL)', figures.killsOfApi],
    ['restarts of the database (immediate)', figures.killsOfDatabase],
    ['leads sent', figures.sent],
    ['acknowledged', figures.acknowledged],
    ['**acknowledged and lost**', figures.lost],
    ['**stored twice**', figures.doubled],
    ['refused (503 or another status)', figures.refused],
    ['refused, and stored all the same', figures.refusedButStored],
    ['cut off without an answer', figures.cut],
    ['cut off, and stored', figures.cutButStored],
    ['**sent again under the same key, and refused**', figures.stillRefused],
    ['from a kill to the next acknowledged lead, median', `${middle} ms`],
    ['the longest', `${sorted.at(-1) ?? 0} ms`],
    ['seconds', figures.seconds],
  ];
  return [
    '| | |',
    '|---|---:|',
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    '',
    isSound(figures) ? 'Nothing was lost, nothing doubled.' : 'LEADS WERE LOST, DOUBLED OR STUCK.',
  ].join('\n');
}
