import { getDotPath, safeParse } from 'valibot';
import { toDarkRules, toTokenRule } from '../site/brand';
import { darkTokensFile, markFile, tokensFile } from './brandFile';
import { pathsFile } from './pathsFile';

const palette = {
  'color-brand': '#7a3b1e',
  'color-brand-strong': 'hsl(19 62% 20%)',
  'color-brand-soft': '#f7e9df',
  'color-accent': '#4c6b4f',
  'color-ink': '#2b211c',
  'color-ink-soft': '#65564d',
  'color-line': '#e2d6c8',
  'color-paper': 'white',
  'color-paper-soft': '#f8f3ec',
};
const complaints = (schema: Parameters<typeof safeParse>[0], given: unknown) =>
  safeParse(schema, given).issues?.map(
    (issue) => `${getDotPath(issue) ?? ''}: ${issue.message}`,
  );

describe('tokens of a site', () => {
  it.each([
    ['a whole palette', palette],
    [
      'type and shape alone',
      { font: "'Gill Sans', Optima, sans-serif", 'radius-s': '0px' },
    ],
    ['nothing', {}],
  ])('%s can be used', (_what, given) =>
    expect(complaints(tokensFile, given)).toBeUndefined(),
  );

  it('half a palette cannot: the other half may clash with it', () => {
    expect(
      complaints(tokensFile, { 'color-brand': '#7a3b1e', 'color-ink': '#000' }),
    ).toEqual([
      expect.stringMatching(/color-brand-strong, .*color-paper-soft as well/),
    ]);
  });

  it.each([
    ['color-ink-soft', '#a99', 'darker', '2.7'],
    ['color-brand', 'tan', 'darker', '1.9'],
    ['color-focus', 'yellow', 'darker', '1'],
  ])(
    'WCAG 1.4.3, 1.4.11: %s %s is too weak, with advice',
    (token, color, advice, contrast) => {
      const [first] =
        complaints(tokensFile, { ...palette, [token]: color }) ?? [];
      expect(first).toContain(
        `${token}: Write a ${advice} colour than ${color}`,
      );
      expect(first).toContain(`contrast is ${contrast}`);
    },
  );

  it('WCAG 1.4.3, 1.4.11: a paper is refused on which our usual controls, errors and entries of staff are too weak', () => {
    const dim = {
      ...palette,
      'color-paper': '#c9bba6',
      'color-paper-soft': '#c9bba6',
    };
    const tokens = (complaints(tokensFile, dim) ?? []).map(
      (text) => text.split(':')[0],
    );
    expect(tokens).toEqual(
      expect.arrayContaining(['color-control', 'color-danger', 'color-staff']),
    );
  });

  it.each([
    ['color-brand', 'red;} body{display:none'],
    ['color-brand', 'url(https://evil.example/x)'],
    ['color-brand', 'rgb(0 0 0 / 50%)'],
    ['color-brand', 'teal-ish'],
    ['color-brand', 'hwb(20, 10%, 60%)'],
    ['color-brand', 'rgb(132 55, 26)'],
    ['font', 'x; color: red'],
    ['font', "'Gill Sans"],
    ['font', 'url(x)'],
    ['radius-s', '100%'],
    ['color-danger', '#b3001b'],
  ])('S01: %s cannot be %s', (token, value) => {
    const mine = complaints(tokensFile, { ...palette, [token]: value }) ?? [];
    expect(mine.some((one) => one.startsWith(token))).toBe(true);
  });

  it('a value that is not a text gets one message only', () => {
    expect(complaints(tokensFile, { 'color-brand': 7 })).toEqual([
      expect.stringMatching(/^color-brand: .*string/),
    ]);
  });

  it("override the usual ones, and give way to the page's own", () => {
    expect(
      toTokenRule({ 'color-brand': '#7a3b1e', font: 'Optima, serif' }, 'p'),
    ).toBe(
      'p{--color-brand:var(--mortgage-color-brand,#7a3b1e);--font:var(--mortgage-font,Optima, serif)}',
    );
    expect(toTokenRule({}, 'p')).toBe('');
  });

  it('OPN-86: the dark scheme has a whole palette that can be read, too, and nothing but colours', () => {
    const dark = {
      ...palette,
      'color-brand': '#e8a27f',
      'color-brand-strong': '#f3c3a9',
      'color-brand-soft': '#3a2318',
      'color-accent': '#9cc3a1',
      'color-ink': '#f2ebe4',
      'color-ink-soft': '#c4b5a8',
      'color-paper': '#1a1512',
      'color-paper-soft': '#241d18',
    };
    expect(complaints(darkTokensFile, dark)).toBeUndefined();
    expect(
      complaints(darkTokensFile, { ...dark, 'color-ink-soft': '#50605f' }),
    ).toContainEqual(
      expect.stringContaining('Write a lighter colour than #50605f'),
    );
    expect(complaints(darkTokensFile, { 'color-ink': '#fff' })).toHaveLength(1);
    expect(complaints(darkTokensFile, { 'radius-s': '2px' })).toHaveLength(1);
  });

  it('OPN-86: the dark ones apply to a dark view, and to one that follows the system', () => {
    expect(toDarkRules({ 'color-ink': '#fff' }, 'data-x', 'p')).toBe(
      '@media screen{:host([data-x=dark]) p,[data-x=dark]{--color-ink:var(--mortgage-dark-color-ink,#fff)}}' +
        '@media screen and (prefers-color-scheme:dark){:host([data-x=auto]) p,[data-x=auto]{--color-ink:var(--mortgage-dark-color-ink,#fff)}}',
    );
    expect(toDarkRules({}, 'data-x', 'p')).toBe('');
  });
});

it.each([
  [[{ d: 'M0 0h35v35z', color: 'color-brand' }], undefined],
  [[{ d: 'M0 0"><script>', color: 'color-brand' }], '0.d'],
  [[{ d: 'M0 0h1', color: '#123' }], '0.color'],
  [[], ''],
])(
  'the mark is drawn by SVG paths in colours of the palette: %j',
  (given, place) => {
    expect(
      complaints(markFile, given)?.map((text) => text.split(':')[0]),
    ).toEqual(place === undefined ? undefined : [place]);
  },
);

it.each([
  ['/cuenta/entrar/', true],
  ['/{accountPrefix}/navegacion', true],
  ['//evil.example/', false],
  ['/../x', false],
  ['https://evil.example/', false],
  ['entrar', false],
  ['/entrar/?a=1', false],
  ['/', false],
])('LNK-4 S02: a path of the site stays on the host: %s', (signIn, isGood) => {
  expect(complaints(pathsFile, { signIn }) === undefined).toBe(isGood);
});
