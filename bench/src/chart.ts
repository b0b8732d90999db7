/**
 * The chart of docs/performance.md, as text: dots with whiskers on one scale below each other, and a
 * line that is not to be crossed. A template of our own, since a library of charts wants a document to draw
 * in (jsdom and megabytes of packages) and has no words for a picture that follows the reader's
 * colours.
 */
import type { Interval } from './interval';

export interface ChartRow {
  readonly label: string;
  /** Said at the end of the row. */
  readonly text: string;
  /** One dot each; a second one is hollow. */
  readonly values: readonly Interval[];
  /** The whole row stays within the line. */
  readonly isMet?: boolean;
}

export interface Panel {
  readonly title: string;
  readonly note: string;
  readonly unit: string;
  readonly rows: readonly ChartRow[];
  /** Where the line is. */
  readonly limit?: { readonly at: number; readonly text: string };
  /** The scale begins at 0, or else near the smallest value. */
  readonly fromZero: boolean;
  /** The scale ends here at the latest; what lies beyond is an arrow at its edge. */
  readonly atMost?: number;
}

const width = 960;
const labelEnd = 352;
const plotEnd = 760;
const rowHeight = 32;
const headHeight = 72;
const axisHeight = 48;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const round = (value: number): string => Number(value.toFixed(1)).toString();

/** One type scale (16, 13), colours that AA can read on white and on GitHub's dark ground. */
const style = `
text{font:400 13px/1 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;fill:#1f2933}
.title{font-size:16px;font-weight:600}.soft{fill:#52606d}.end{text-anchor:end}.mid{text-anchor:middle}
.grid{stroke:#d9e0e6}.limit{stroke:#b42318;stroke-width:2;stroke-dasharray:6 4}.limitText{fill:#b42318;font-weight:600}
.whisker{stroke:#0b6b5d;stroke-width:2}.dot{fill:#0b6b5d}.over .whisker{stroke:#b45309}.over .dot{fill:#b45309}
.second{fill:#fff;stroke:#0b6b5d;stroke-width:2}.over .second{stroke:#b45309}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.soft{fill:#a9b4bf}.grid{stroke:#3a434d}.limit{stroke:#ff8a80}.limitText{fill:#ff8a80}
.whisker{stroke:#4fd1b5}.dot{fill:#4fd1b5}.over .whisker{stroke:#f6b352}.over .dot{fill:#f6b352}.second{fill:#0d1117;stroke:#4fd1b5}.over .second{stroke:#f6b352}}
`;

/** `about`: what the picture shows, for whoever does not see it. */
export function drawChart(about: string, panels: readonly Panel[]): string {
  const drawn: string[] = [];
  let top = 0;
  for (const panel of panels) {
    drawn.push(`<g transform="translate(0 ${top})">${drawPanel(panel)}</g>`);
    top += headHeight + panel.rows.length * rowHeight + axisHeight;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img" aria-labelledby="about">`,
    `<title id="about">${escape(about)}</title><style>${style}</style>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function drawPanel(panel: Panel): string {
  const { title, note, rows, limit, unit } = panel;
  const ticks = findTicks(panel);
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const x = (value: number) => labelEnd + ((value - first) / (last - first)) * (plotEnd - labelEnd);
  const bottom = headHeight + rows.length * rowHeight;
  return [
    `<text class="title" x="0" y="20">${escape(title)}</text>`,
    `<text class="soft" x="0" y="44">${escape(note)}</text>`,
    ...ticks.map(
      (tick) =>
        `<line class="grid" x1="${round(x(tick))}" x2="${round(x(tick))}" y1="${headHeight}" y2="${bottom}"/><text class="soft mid" x="${round(x(tick))}" y="${bottom + 18}">${tick}${unit}</text>`,
    ),
    ...(limit
      ? [
          `<line class="limit" x1="${round(x(limit.at))}" x2="${round(x(limit.at))}" y1="${headHeight - 4}" y2="${bottom}"/><text class="limitText mid" x="${round(x(limit.at))}" y="${headHeight - 10}">${escape(limit.text)}</text>`,
        ]
      : []),
    ...rows.map((row, index) => drawRow(row, headHeight + (index + 0.5) * rowHeight, x, last)),
  ].join('\n');
}

function drawRow(
  { label, text, values, isMet = true }: ChartRow,
  y: number,
  x: (value: number) => number,
  last: number,
): string {
  const marks = values.map(({ low, high, median }, index) => {
    if (median > last) return `<path class="dot" d="M${plotEnd - 8} ${y - 6}l10 6l-10 6z"/>`;
    return [
      `<path class="whisker" d="M${round(x(low))} ${y}H${round(x(high))}M${round(x(low))} ${y - 5}v10M${round(x(high))} ${y - 5}v10"/>`,
      `<circle class="${index === 0 ? 'dot' : 'second'}" cx="${round(x(median))}" cy="${y}" r="5"/>`,
    ].join('');
  });
  return `<g${isMet ? '' : ' class="over"'}><text class="end" x="${labelEnd - 16}" y="${y + 4}">${escape(label)}</text>${marks.join('')}<text x="${plotEnd + 16}" y="${y + 4}">${escape(text)}</text></g>`;
}

/** Round numbers, few enough to be read, around all that is drawn. */
function findTicks({ rows, limit, fromZero, atMost = Infinity }: Panel): readonly number[] {
  const values = rows.flatMap(({ values }) => values.flatMap(({ low, high }) => [low, high]));
  const all = [...values, ...(limit ? [limit.at] : []), ...(fromZero ? [0] : [])];
  const [least, most] = [Math.min(...all), Math.min(atMost, Math.max(...all))];
  const rough = (most - least || 1) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? power;
  const from = Math.floor(least / step);
  const to = Math.ceil(most / step);
  return Array.from({ length: to - from + 1 }, (_, index) =>
    Number(((from + index) * step).toFixed(6)),
  );
}
