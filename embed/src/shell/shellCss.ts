/** A remote's style sheets as a site has them, so that brand and breakpoint are there at first paint. Source: ledger CON-9; docs/sites.md. */
import { toSiteCss } from '../page/siteParts';
import type { SiteParts } from '../releases/release';

/** Declared in the style sheets whose media queries follow it: what their breakpoint is now. */
export const breakpointProperty = '--breakpoint';

export function toShellCss(
  css: string,
  remote: string,
  parts: SiteParts,
): string {
  const breakpoint = parts[remote]?.breakpoint;
  return (
    (breakpoint ? moveBreakpointOf(css, `${breakpoint}px`) : css) +
    toSiteCss(parts)
  );
}

/** A whole number: `1889px` does not hold `889px`. */
export function moveBreakpointOf(css: string, to: string): string {
  const from = new RegExp(`${breakpointProperty}: *(\\d+px)`).exec(css)?.[1];
  return css.replace(/\d+px/g, (width) => (width === from ? to : width));
}
