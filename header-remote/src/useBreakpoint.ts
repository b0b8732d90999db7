import { useLayoutEffect } from 'react';
import { moveBreakpoint } from 'embed/breakpoint';

/** CON-9. */
const usualPx = 889;

/** Sets the breakpoint of the style sheets before the first paint; the loader does it in a painted shell (CON-9). */
export function useBreakpoint(element: Element | undefined, widthPx: number | undefined): void {
  useLayoutEffect(() => {
    const shadow = element?.shadowRoot;
    if (!shadow || !widthPx) return undefined;
    moveBreakpoint(shadow, widthPx);
    return () => moveBreakpoint(shadow, usualPx);
  }, [element, widthPx]);
}
