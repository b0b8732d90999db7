import { drawChart, type Panel } from './chart';
import { withMeasured } from './writeDocument';

const at = (low: number, median: number, high: number) => ({ low, median, high });
const panel: Panel = {
  title: 'Shares & parts',
  note: 'Of what is allowed.',
  unit: ' %',
  rows: [
    { label: 'one < two', text: '1.00 of 1.10 ×', values: [at(80, 90, 95)] },
    { label: 'late', text: '1.30 of 1.10 ×', values: [at(95, 110, 120)], isMet: false },
  ],
  limit: { at: 100, text: 'target' },
  fromZero: false,
};
const positionsOf = (svg: string, pattern: RegExp): readonly number[] =>
  [...svg.matchAll(pattern)].map(([, x]) => Number(x));

describe('the chart', () => {
  const svg = drawChart('What it shows', [panel, { ...panel, limit: undefined, fromZero: true }]);

  it('puts every dot between its whiskers, and the line where its value is', () => {
    const [dot = 0] = positionsOf(svg, /circle class="dot" cx="([\d.]+)"/g);
    const [[, low, high] = []] = [...svg.matchAll(/whisker" d="M([\d.]+) \d+H([\d.]+)/g)];
    const [limit = 0] = positionsOf(svg, /class="limit" x1="([\d.]+)"/g);
    expect(Number(low)).toBeLessThan(dot);
    expect(Number(high)).toBeGreaterThan(dot);
    expect(limit).toBeGreaterThan(Number(high));
  });

  it('has an axis of few round numbers, from 0 where that is asked for', () => {
    const [first = '', second = ''] = svg.split('<g transform="translate(0 ').slice(1);
    const ticksOf = (text: string) =>
      [...text.matchAll(/class="soft mid"[^>]*>(-?[\d.]+) %</g)].map(([, tick]) => Number(tick));
    expect(ticksOf(first)).toEqual([80, 90, 100, 110, 120]);
    expect(ticksOf(second)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  });

  it('ends where it has to; what lies beyond is an arrow at the edge', () => {
    const far = { label: 'far', text: '9 of 1', values: [at(900, 1000, 1100)], isMet: false };
    const cut = drawChart('About', [{ ...panel, rows: [...panel.rows, far], atMost: 120 }]);
    expect(cut.match(/<path class="dot"/g)).toHaveLength(1);
    expect(cut).toContain('>120 %<');
    expect(cut).not.toContain('>140 %<');
  });

  it('marks what crosses the line, says what it shows, and escapes what it is told', () => {
    expect(svg.match(/<g class="over">/g)).toHaveLength(2);
    expect(svg).toContain('<title id="about">What it shows</title>');
    expect(svg).toContain('one &lt; two');
    expect(svg).toContain('Shares &amp; parts');
  });
});

it('figures replace what stands between the marks, and nothing else', () => {
  const page = (measured: string) =>
    `# Before\n<!-- measured: made by npm run bench -- --write -->\n\n${measured}\n\n<!-- end of measured -->\nAfter`;
  expect(withMeasured(page('old'), '\nnew\n\n')).toBe(page('new'));
  expect(() => withMeasured('# Nothing', 'new')).toThrow('The page lacks');
});
