import { addedAttribute } from '../contract/handOvers';

/** Marks an element that we add outside of a mount element, so that it can be removed later. */
export function markAdded<Added extends Element>(element: Added): Added {
  element.setAttribute(addedAttribute, '');
  return element;
}

/** Adds a script or a link. `document.head` may be a form of the page's own (F57). */
export const addToHead = (document: Document, element: Element): void =>
  (document.querySelector('head') ?? document.documentElement).append(
    markAdded(element),
  );

/** Removes all marked elements. Call this when the last remote is unmounted. */
export function removeAdded(document: Document): void {
  for (const element of document.querySelectorAll(`[${addedAttribute}]`)) {
    element.remove();
  }
}
