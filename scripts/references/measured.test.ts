import { readFigures, toMeasured } from './measured';

const names = [
  'empty page',
  'global-nav 3.8',
  'one bundle (same header, no federation)',
  'ours, script tag',
  'ours, shell included by the server',
];
const page = [
  'Measured on 2026-11-22. Quiet.',
  '',
  '| what | measured |',
  '|---|---|',
  '| ours, script tag | 1.66 × |',
  '',
  '| page | visible ms | hydrated ms |',
  '|---|---|---|',
  ...names.map((name, index) => `| ${name} | ${index}00 | – |`),
  '',
  '| page | KB (br) | requests until visible | CLS |',
  '|---|---|---|---|',
  ...names.map((name, index) => `| ${name} | ${index}.5 | 2 | 0.0000 |`),
].join('\n');

it('takes the cells of every table of pages together', () => {
  const row = readFigures(page).get('ours, script tag');
  expect(Object.fromEntries(row ?? [])).toEqual({
    page: 'ours, script tag',
    'visible ms': '300',
    'hydrated ms': '–',
    'KB (br)': '3.5',
    'requests until visible': '2',
    CLS: '0.0000',
  });
});

it('writes the figures as they were measured, and when', () => {
  const lines = toMeasured(page);
  expect(lines).toContain('| **our header, one tag** | 300 ms | – | 3.5 | 2 | 0.0000 |');
  expect(lines.at(-1)).toBe('Measured on 2026-11-22. Quiet.');
});

it('writes no figure that was not measured', () => {
  expect(() => toMeasured(page.replace('| ours, script tag | 300', '| ours | 300'))).toThrow(
    'no "visible ms" of "ours, script tag"',
  );
  expect(() => toMeasured(page.replace('Measured', 'Guessed'))).toThrow('when it was measured');
});
