import { renderHook } from '@testing-library/react';
import { useBreakpoint } from './useBreakpoint';

/** jsdom's shadow roots have no style sheets, so this one is in the page's head. */
function elementWith(css: string) {
  document.head.innerHTML = `<style>${css}</style>`;
  const sheet = document.querySelector('style')!.sheet!;
  const element = document.createElement('div');
  Object.defineProperty(element.attachShadow({ mode: 'open' }), 'styleSheets', { value: [sheet] });
  return { element, width: () => (sheet.cssRules[1] as CSSMediaRule).conditionText };
}
const css = ':host { --breakpoint: 889px } @media (width <= 889px) { a {} }';

it('CON-9: the style sheets follow the width that the page passes in, then and later', () => {
  const { element, width } = elementWith(css);
  const passed: { widthPx: number | undefined } = { widthPx: 1024 };
  const { rerender } = renderHook(({ widthPx }) => useBreakpoint(element, widthPx), {
    initialProps: passed,
  });
  expect(width()).toBe('(width <= 1024px)');
  rerender({ widthPx: 700 });
  expect(width()).toBe('(width <= 700px)');
  // `update({ breakpoint: null })`.
  rerender({ widthPx: undefined });
  expect(width()).toBe('(width <= 889px)');
});

it('CON-9: stay as they are where the page passes none in, or there is no shadow root', () => {
  const { element, width } = elementWith(css);
  renderHook(() => useBreakpoint(element, undefined));
  renderHook(() => useBreakpoint(undefined, 700));
  renderHook(() => useBreakpoint(document.createElement('div'), 700));
  expect(width()).toBe('(width <= 889px)');
});
