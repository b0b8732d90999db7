import { configBlockAttribute } from '../contract/handOvers';
import { moveBreakpoint, readBreakpoint } from './breakpoint';
import { readPaintOptions } from './configBlock';

/** jsdom's shadow roots have no style sheets: what a browser makes of these is in e2e/header/breakpoint.spec.ts. */
function sheetOf(css: string): CSSStyleSheet {
  document.head.innerHTML = `<style>${css}</style>`;
  return document.querySelector('style')!.sheet!;
}
const queriesOf = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].flatMap((rule) =>
    'conditionText' in rule ? [(rule as CSSConditionRule).conditionText] : [],
  );
const css = `:host { --breakpoint: 889px }
  @container (width <= 889px) { a {} }
  @media (hover: hover) and (width > 889px) and (width < 1889px) { a {} }
  @media (width >= 1100px) { a {} }`;

describe('the breakpoint', () => {
  it('CON-9: moves in every query of its width and in no other, again and again', () => {
    const sheet = sheetOf(css);
    for (const width of [1024, 1200, 889]) {
      moveBreakpoint({ styleSheets: [sheet], adoptedStyleSheets: [] }, width);
      expect(queriesOf(sheet)).toEqual([
        `(width <= ${width}px)`,
        `(hover: hover) and (width > ${width}px) and (width < 1889px)`,
        '(width >= 1100px)',
      ]);
    }
  });

  it('CON-9: a style sheet that has that width already is not written again', () => {
    const sheet = sheetOf(css);
    const root = { styleSheets: [sheet], adoptedStyleSheets: [] };
    moveBreakpoint(root, 1024);
    const written = [
      jest.spyOn((sheet.cssRules[0] as CSSStyleRule).style, 'setProperty'),
      jest.spyOn(sheet, 'deleteRule'),
      jest.spyOn(sheet, 'insertRule'),
    ];
    moveBreakpoint(root, 1024);
    for (const write of written) {
      expect(write).not.toHaveBeenCalled();
    }
    moveBreakpoint(root, 1200);
    expect(written.map(({ mock }) => mock.calls.length)).toEqual([1, 2, 2]);
  });

  it('CON-9: one sheet declares it for those that follow; where none does nothing moves', () => {
    const [declared, query] = [
      sheetOf(':host { --breakpoint: 889px }'),
      sheetOf('@media (width <= 889px) { a {} }'),
    ];
    moveBreakpoint({ styleSheets: [], adoptedStyleSheets: [query] }, 1024);
    expect(queriesOf(query)).toEqual(['(width <= 889px)']);
    moveBreakpoint(
      { styleSheets: [], adoptedStyleSheets: [declared, query] },
      1024,
    );
    expect(queriesOf(query)).toEqual(['(width <= 1024px)']);
  });

  const block = (text: string) => {
    document.body.innerHTML = `<script type="application/json" ${configBlockAttribute}>${text}</script>`;
  };
  it.each([
    ['the tag', '', { breakpoint: '1024' }, 1024],
    ['the block', '{ "breakpoint": 1024 }', {}, 1024],
    [
      'the tag before the block',
      '{ "breakpoint": 1024 }',
      { breakpoint: '1200' },
      1200,
    ],
    ['nothing', '{}', {}, undefined],
    ['an invalid width', '{ "breakpoint": "10em" }', {}, undefined],
    ['no object', 'null', {}, undefined],
    ['no JSON', '{', {}, undefined],
    ['an empty attribute', '{}', { breakpoint: '' }, undefined],
  ])('CON-9: is read from %s', (_where, text, attributes, expected) => {
    block(text);
    expect(readBreakpoint(readPaintOptions(document, attributes))).toBe(
      expected,
    );
  });

  it('CON-9: a page without a block passes none', () => {
    document.body.innerHTML = '';
    expect(readBreakpoint(readPaintOptions(document, {}))).toBeUndefined();
  });
});
