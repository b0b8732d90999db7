import { addedAttribute } from '../contract/handOvers';

/** Marks what we add to the page outside of a mount element, so that it can be told apart and taken away. */
export function markAdded<Added extends Element>(element: Added): Added {
  element.setAttribute(addedAttribute, '');
  return element;
}

/** Adds a script or a link. `document.head` may be a form of the page's own (F57). */
export const addToHead = (document: Document, element: Element): void =>
  (document.querySelector('head') ?? document.documentElement).append(markAdded(element));

/** Nothing of ours is shown any more: the page gets back what it was. */
export function removeAdded(document: Document): void {
  for (const element of document.querySelectorAll(`[${addedAttribute}]`)) element.remove();
}
