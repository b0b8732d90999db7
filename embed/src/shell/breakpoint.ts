/** The header's breakpoint, where a page passes one in. Source: ledger CON-9. */
import { readConfigBlock } from './configBlock';
import { breakpointProperty } from './shellCss';

interface Root {
  /** Not in every browser that shows a static view. */
  readonly adoptedStyleSheets?: readonly CSSStyleSheet[];
  readonly styleSheets: Iterable<CSSStyleSheet>;
}

/** Every query of that width gets the new one; style sheets that declare no breakpoint stay as they are, and so does all that has it already: what is written is laid out again. */
export function moveBreakpoint(root: Root, widthPx: number): void {
  const to = `${widthPx}px`;
  let from = '';
  for (const sheet of [...root.styleSheets, ...(root.adoptedStyleSheets ?? [])])
    [...sheet.cssRules].forEach((rule, index) => {
      if ('style' in rule) from = declare((rule as CSSStyleRule).style, to) || from;
      if ('conditionText' in rule && from && from !== to) moveWidth(sheet, index, from, to);
    });
}

/** Gives what was declared before, if anything was. */
function declare(style: CSSStyleDeclaration, width: string): string {
  const before = style.getPropertyValue(breakpointProperty).trim();
  if (before && before !== width) style.setProperty(breakpointProperty, width);
  return before;
}

/** The condition of a container query cannot be set: the rule is written anew. */
function moveWidth(sheet: CSSStyleSheet, index: number, from: string, to: string): void {
  const { cssText = '' } = sheet.cssRules[index] ?? {};
  // A whole number: `1889px` does not hold `889px`.
  const moved = cssText.replace(/\d+px/g, (width) => (width === from ? to : width));
  if (moved === cssText) return;
  sheet.deleteRule(index);
  sheet.insertRule(moved, index);
}

/** What the page passes in, on the tag or in its block; the remote's options are read later, and say the same. */
export function readBreakpoint(
  document: Document,
  { breakpoint }: DOMStringMap,
): number | undefined {
  const widthPx = Number(breakpoint ?? readConfigBlock(document).breakpoint);
  return Number.isInteger(widthPx) && widthPx > 0 ? widthPx : undefined;
}
