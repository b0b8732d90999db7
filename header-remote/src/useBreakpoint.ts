import { useLayoutEffect } from 'react';
import { moveBreakpoint } from 'embed/breakpoint';

/** CON-9: as the style sheets have it. */
const usualPx = 889;

/**
 * CON-9: the style sheets follow the breakpoint that the page passes in, before anything is shown
 * by them, and go back where it takes that back. In a painted shell the loader has seen to it
 * already.
 */
export function useBreakpoint(element: Element | undefined, widthPx: number | undefined): void {
  useLayoutEffect(() => {
    const shadow = element?.shadowRoot;
    if (!shadow || !widthPx) return undefined;
    moveBreakpoint(shadow, widthPx);
    return () => moveBreakpoint(shadow, usualPx);
  }, [element, widthPx]);
}
