/** Page events: DOM events that bubble from the mount element; the session's are dispatched on the document. */
import type { PageEventName, PageEvents } from './contract';
import { failedAttribute, pageEventPrefix } from './handOvers';

/**
 * The only dispatcher of page events. An error in a page's listener is the page's own. False if the page canceled the
 * event, which only `navigate` allows.
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

/** Reports that a remote runs, or could not start: to the page by an event, to the static view by an attribute. */
export function reportRemote<Name extends 'remoteReady' | 'remoteFailed'>(
  element: Element,
  name: Name,
  detail: PageEvents[Name],
): void {
  element.toggleAttribute(failedAttribute, name === 'remoteFailed');
  dispatchPageEvent(element, name, detail);
}

/** Calls the listener with each such event's detail; gives the function that stops it. */
export function onPageEvent<Name extends PageEventName>(
  document: Document,
  name: Name,
  listener: (detail: PageEvents[Name]) => void,
): () => void {
  const listen = (event: Event) =>
    listener((event as CustomEvent<PageEvents[Name]>).detail);
  document.addEventListener(pageEventPrefix + name, listen);
  return () => document.removeEventListener(pageEventPrefix + name, listen);
}
