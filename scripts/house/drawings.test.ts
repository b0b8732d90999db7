/** Our icons are one set: lines 2 wide with round ends on a grid of 24, in a colour that the scheme gives them. */
import { filesOf, isTest, readText } from './sources';

/** No icon: a scene in the colours of the brand. */
const pictures = ['lender-advertising-remote/src/page/HeroPicture.tsx'];

const icons = filesOf('*-remote/src/*.tsx', 'session-shared/src/*.tsx', 'remote-kit/src/*.tsx')
  .filter((file) => !isTest(file) && !pictures.includes(file))
  .flatMap((file) =>
    (readText(file).match(/<svg[^]*?<\/svg>/g) ?? [])
      .filter((svg) => svg.includes('stroke='))
      .map((svg) => [file, svg] as const),
  );
const sheets = ['host-demo/public/demo-icons.svg', 'host-demo/public/property-facts.svg'];

it('there are icons in header, footer, gate, dialogs and the page for lenders', () => {
  expect(new Set(icons.map(([file]) => file.split('/')[0])).size).toBe(5);
});

it.each(icons)('an icon of %s is of the set', (_file, svg) => {
  expect(svg).toContain('strokeWidth="2"');
  expect(svg).toContain('strokeLinecap="round"');
  // Half of what is left of a wider square stands before the grid: the disc that the icon lies on.
  const [start, , size] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
  expect(size! + 2 * start!).toBe(24);
  // White lies on the avatars' own discs, which are the same in both schemes.
  expect(svg).toMatch(/stroke="(currentColor|var\(--color-[a-z-]+\)|#fff)"/);
});

it.each(sheets)(
  'the icons of %s are drawn on the grid, and leave line and colour to the page',
  (sheet) => {
    const symbols = readText(sheet).match(/<symbol[^>]*>/g)!;
    expect(symbols.filter((symbol) => !symbol.includes('viewBox="0 0 24 24"'))).toEqual([]);
    expect(readText(sheet)).not.toMatch(/(fill|stroke)[\w-]*=/);
  },
);

it('the pages of the demo draw them as the remotes do', () => {
  const css = ['demo', 'pages'].map((name) => readText(`host-demo/public/${name}.css`)).join('');
  const widths = [...css.matchAll(/stroke-width: ([^;]+);/g)].map(([, width]) => width);
  expect(widths).toEqual(['2', '2']);
});
