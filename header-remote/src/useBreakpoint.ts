import { useLayoutEffect } from 'react';
import { moveBreakpoint } from 'embed/breakpoint';

/**
 * CON-9: the style sheets follow the breakpoint that the page passes in, before anything is shown
 * by them. In a painted shell the loader has seen to it already.
 */
export function useBreakpoint(element: Element | undefined, widthPx: number | undefined): void {
  useLayoutEffect(() => {
    if (element?.shadowRoot && widthPx) moveBreakpoint(element.shadowRoot, widthPx);
  }, [element, widthPx]);
}
