import { onPageEvent } from '../contract/pageEvents';
import type { PageState } from '../page/pageState';

type SizedWindow = Pick<typeof globalThis, 'document'> &
  Partial<Pick<typeof globalThis, 'ResizeObserver'>>;

/**
 * Copies constructed style sheets to the new document when a page moves a mount element, for example into a frame; the browser
 * drops them. A view without styles changes its size, so this only watches sizes.
 */
export function keepSheets({ document, ResizeObserver }: SizedWindow, { slots }: PageState): void {
  if (!ResizeObserver) return;
  const known = new WeakMap<ShadowRoot, readonly CSSStyleSheet[]>();
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const { shadowRoot } = target;
      if (!shadowRoot) continue;
      if (shadowRoot.adoptedStyleSheets.length === 0)
        shadowRoot.adoptedStyleSheets = copySheets(known.get(shadowRoot) ?? [], target);
      // The list itself is emptied when the element moves.
      known.set(shadowRoot, [...shadowRoot.adoptedStyleSheets]);
    }
  });
  onPageEvent(document, 'remoteReady', ({ remote }) => {
    for (const slot of slots) if (slot.remote === remote) observer.observe(slot.element);
  });
}

function copySheets(sheets: readonly CSSStyleSheet[], { ownerDocument }: Element): CSSStyleSheet[] {
  const { CSSStyleSheet } = ownerDocument.defaultView ?? window;
  return sheets.map(({ cssRules }) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...cssRules].map(({ cssText }) => cssText).join(''));
    return copy;
  });
}
