/** Shows a remote again where the page has removed its element or emptied its view. docs/decisions/0015-places.md */
import type { RemoteName } from '../contract/contract';
import { addedAttribute, shellAttribute } from '../contract/handOvers';
import type { Slot } from '../page/pageState';
import { warn } from '../page/warn';
import { dropOwnSheets } from '../shell/ownSheets';

/** A page that empties a view more often is left without it. */
const maxRefills = 3;

export type ShowAgain = (slot: Slot, next: Slot) => void;

/** Restores what the page removes. Call the returned function after each change of `slots`. */
export function keepPlaces(
  document: Document,
  slots: readonly Slot[],
  showAgain: ShowAgain,
): () => void {
  const refills = new Map<RemoteName, number>();

  /** A partial update or a rewritten body has put another element in this one's place. */
  const follow = (slot: Slot): void => {
    const next = slot.findNext();
    if (next) {
      showAgain(slot, next);
    }
  };
  const refill = (slot: Slot): void => {
    const { remote } = slot;
    const times = (refills.get(remote) ?? 0) + 1;
    refills.set(remote, times);
    if (times > maxRefills) {
      return;
    }
    if (times === 1) {
      warn(`a script or an extension empties ${remote}, which is shown again.`);
    }
    repaint(slot);
    showAgain(slot, slot);
  };
  const watch = createPlaceWatch(document, () => {
    for (const slot of [...slots]) {
      if (!slots.includes(slot)) {
        continue;
      }
      if (!slot.element.isConnected) {
        follow(slot);
      } else if (
        !slot.element.shadowRoot?.querySelector(`[${shellAttribute}]`)
      ) {
        refill(slot);
      }
    }
    watch(slots);
  });
  return () => watch(slots);
}

/** Removes an element that the loader has added when the page has drawn its own: the view moves there. @source EXT-6 */
export function giveWay(document: Document, slots: readonly Slot[]): void {
  for (const { element } of slots) {
    if (
      element.matches(`[${addedAttribute}][id]`) &&
      document.querySelectorAll(`#${element.id}`)[1]
    ) {
      element.remove();
    }
  }
}

/** Whether the slot's tag is still on the page. */
export const hasTag = (document: Document, { attributes }: Slot): boolean =>
  [...document.querySelectorAll('script')].some(
    ({ dataset }) => dataset === attributes,
  );

/** Attributes of the slot's tag, or, after a Turbo visit, of the new page's, which may not have run yet. */
export function readTag(document: Document, slot: Slot): Slot['attributes'] {
  const { remote, attributes } = slot;
  if (hasTag(document, slot)) {
    return attributes;
  }
  const named = `script[src*="/${remote}/"][src*="/embed.js"]`;
  for (const { dataset } of document.querySelectorAll<HTMLScriptElement>(
    named,
  )) {
    if (dataset.target === attributes.target) {
      return dataset;
    }
  }
  return attributes;
}

/** Replaces whatever is in the shadow root with the static view. */
export function repaint(slot: Slot): void {
  empty(slot);
  slot.paint();
}

/** Its style sheets go, too: those of an included view were among its elements. */
export function empty({ element: { shadowRoot } }: Slot): void {
  shadowRoot?.replaceChildren();
  if (shadowRoot) {
    dropOwnSheets(shadowRoot);
  }
}

/**
 * Calls `changed`, before the next frame is drawn, when the page may have removed an element or its view. Call the
 * returned function whenever the slots change.
 *
 * An element leaves a page only as a child of one of its ancestors, so only their child lists are observed: changes
 * elsewhere cost the page nothing. While an element is missing, the whole document is observed, because its place may
 * return anywhere. docs/decisions/0015-places.md
 */
function createPlaceWatch(
  document: Document,
  changed: () => void,
): (slots: readonly Slot[]) => void {
  let isMissing = false;
  const observer = new MutationObserver((records) => {
    if (
      isMissing ||
      records.some(({ removedNodes }) => removedNodes.length > 0)
    ) {
      changed();
    }
  });
  return (slots) => {
    observer.disconnect();
    isMissing = slots.some(({ element }) => !element.isConnected);
    for (const { element } of slots) {
      if (element.shadowRoot) {
        observer.observe(element.shadowRoot, { childList: true });
      }
      for (
        let { parentNode } = element;
        parentNode;
        { parentNode } = parentNode
      ) {
        observer.observe(parentNode, { childList: true });
      }
    }
    // Last, because a node keeps the options of its latest `observe` call.
    if (isMissing) {
      observer.observe(document, { childList: true, subtree: true });
    }
  };
}
