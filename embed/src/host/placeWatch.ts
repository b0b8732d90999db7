import { shellAttribute } from '../contract/handOvers';
import type { Slot } from '../page/pageState';

/** `gone`: the page removed the element; `emptied`: it removed the view from the shadow root. */
export type PlaceState = 'whole' | 'gone' | 'emptied';

export function readPlaceState({ element }: Slot): PlaceState {
  if (!element.isConnected) return 'gone';
  return element.shadowRoot?.querySelector(`[${shellAttribute}]`) ? 'whole' : 'emptied';
}

/**
 * Calls `changed`, before the next frame is drawn, when the page may have removed an element or its view. Call the returned
 * function whenever the slots change.
 *
 * An element leaves a page only as a child of one of its ancestors, so only their child lists are observed: changes elsewhere
 * cost the page nothing. While an element is missing, the whole document is observed, because its place may return anywhere.
 * docs/decisions/0015-places.md
 */
export function createPlaceWatch(
  document: Document,
  changed: () => void,
): (slots: readonly Slot[]) => void {
  let isMissing = false;
  const observer = new MutationObserver((records) => {
    if (isMissing || records.some(({ removedNodes }) => removedNodes.length > 0)) changed();
  });
  return (slots) => {
    observer.disconnect();
    isMissing = slots.some(({ element }) => !element.isConnected);
    for (const { element } of slots) {
      if (element.shadowRoot) observer.observe(element.shadowRoot, { childList: true });
      for (let { parentNode } = element; parentNode; { parentNode } = parentNode)
        observer.observe(parentNode, { childList: true });
    }
    // Last, because a node keeps the options of its latest `observe` call.
    if (isMissing) observer.observe(document, { childList: true, subtree: true });
  };
}
