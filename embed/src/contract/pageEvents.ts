/** Page events: DOM events that bubble from the mount element, or leave from the document where they are the session's. */
import type { PageEventName, PageEvents } from './contract';
import { pageEventPrefix } from './handOvers';

/** The one way to tell a page of something. A page's listener that throws is the page's own error. */
export function dispatchPageEvent<Name extends PageEventName>(
  target: EventTarget,
  name: Name,
  detail: PageEvents[Name],
): void {
  target.dispatchEvent(new CustomEvent(pageEventPrefix + name, { detail, bubbles: true }));
}

/** Calls the listener with each such event's detail; gives the function that stops it. */
export function onPageEvent<Name extends PageEventName>(
  document: Document,
  name: Name,
  listener: (detail: PageEvents[Name]) => void,
): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<PageEvents[Name]>).detail);
  document.addEventListener(pageEventPrefix + name, listen);
  return () => document.removeEventListener(pageEventPrefix + name, listen);
}
