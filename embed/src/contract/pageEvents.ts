/** Page events: DOM events that bubble from the mount element, or leave from the document where they are the session's. */
import type { PageEventName, PageEvents } from './contract';
import { pageEventPrefix } from './handOvers';

/**
 * The one way to tell a page of something. A page's listener that throws is the page's own error. False where the page has
 * canceled what it was told of, which `navigate` alone allows.
 */
export function dispatchPageEvent<Name extends PageEventName>(
  target: EventTarget,
  name: Name,
  detail: PageEvents[Name],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(pageEventPrefix + name, {
      detail,
      bubbles: true,
      cancelable: name === 'navigate',
    }),
  );
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
