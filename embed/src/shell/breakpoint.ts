/** The header's breakpoint, where a page passes one in. Source: ledger CON-9. */
import type { PaintOptions } from './configBlock';
import { breakpointProperty } from './shellCss';

/** Neither list is in every browser that shows a static view. */
interface Root {
  readonly adoptedStyleSheets?: readonly CSSStyleSheet[];
  readonly styleSheets?: Iterable<CSSStyleSheet>;
}

const usualPx = 889;
/** By a root's first style sheet, because a redrawn view brings its own. */
const widths = /* @__PURE__ */ new WeakMap<CSSStyleSheet, number>();

const sheetsOf = ({
  styleSheets = [],
  adoptedStyleSheets = [],
}: Root): CSSStyleSheet[] => [...styleSheets, ...adoptedStyleSheets];

/** Looks at the rules only where the width is another than before. */
export function keepBreakpoint(root: Root, widthPx = usualPx): void {
  const [first] = sheetsOf(root);
  if (!first || widthPx === (widths.get(first) ?? usualPx)) {
    return;
  }
  moveBreakpoint(root, widthPx);
  widths.set(first, widthPx);
}

/** Replaces the width in every query that has it. Skips sheets that need no change, because a change causes a new layout. */
export function moveBreakpoint(root: Root, widthPx: number): void {
  const to = `${widthPx}px`;
  let from = '';
  for (const sheet of sheetsOf(root)) {
    [...sheet.cssRules].forEach((rule, index) => {
      if ('style' in rule) {
        from = declare((rule as CSSStyleRule).style, to) || from;
      }
      if ('conditionText' in rule && from && from !== to) {
        moveWidth(sheet, index, from, to);
      }
    });
  }
}

function declare(style: CSSStyleDeclaration, width: string): string {
  const before = style.getPropertyValue(breakpointProperty).trim();
  if (before && before !== width) {
    style.setProperty(breakpointProperty, width);
  }
  return before;
}

/** Replaces the rule, because the condition of a container query is read-only. */
function moveWidth(
  sheet: CSSStyleSheet,
  index: number,
  from: string,
  to: string,
): void {
  const { cssText = '' } = sheet.cssRules[index] ?? {};
  // A whole number: `1889px` does not hold `889px`.
  const moved = cssText.replace(/\d+px/g, (width) =>
    width === from ? to : width,
  );
  if (moved === cssText) {
    return;
  }
  sheet.deleteRule(index);
  sheet.insertRule(moved, index);
}

/** The breakpoint of the tag or the page's block. The remote reads the same option later. */
export function readBreakpoint({
  breakpoint,
}: PaintOptions): number | undefined {
  const widthPx = Number(breakpoint);
  return Number.isInteger(widthPx) && widthPx > 0 ? widthPx : undefined;
}
