import { shellAttribute } from '../contract/handOvers';
import type { Slot } from '../page/pageState';

/** What the page may do to a place of ours: take the element away, or what is in its shadow root. */
export type PlaceState = 'whole' | 'gone' | 'emptied';

export function readPlaceState({ element }: Slot): PlaceState {
  if (!element.isConnected) return 'gone';
  return element.shadowRoot?.querySelector(`[${shellAttribute}]`) ? 'whole' : 'emptied';
}

/**
 * Tells when the page may have done so: `changed` is called before the next frame is drawn. An element can only go as a child of
 * one of its ancestors: their child lists are observed and nothing below them, so that what a page does elsewhere costs it
 * nothing. While an element is gone the whole document is, for its place may come back anywhere. `watch` is to be called
 * again whenever there are other slots. docs/decisions/0015-places.md.
 */
export function createPlaceWatch(document: Document, changed: () => void) {
  let isMissing = false;
  const observer = new MutationObserver((records) => {
    if (isMissing || records.some(({ removedNodes }) => removedNodes.length > 0)) changed();
  });
  return {
    watch(slots: readonly Slot[]): void {
      observer.disconnect();
      isMissing = slots.some(({ element }) => !element.isConnected);
      for (const { element } of slots) {
        if (element.shadowRoot) observer.observe(element.shadowRoot, { childList: true });
        for (let { parentNode } = element; parentNode; { parentNode } = parentNode)
          observer.observe(parentNode, { childList: true });
      }
      // Last: a node has the options that it was observed with last.
      if (isMissing) observer.observe(document, { childList: true, subtree: true });
    },
  };
}
