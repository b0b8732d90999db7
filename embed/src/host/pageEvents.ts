import type { MortgageEmbed, PageEventName, PageEvents } from '../contract';

export interface PageEventSource {
  on: MortgageEmbed['on'];
  emit<Name extends PageEventName>(name: Name, detail: PageEvents[Name], element: Element): void;
}

/**
 * Page events are DOM events `mortgage:<name>` that bubble from the mount element: remotes send them without knowing the host,
 * and a page's listener that throws is the page's own error.
 */
export function createPageEvents(document: Document): PageEventSource {
  const nameOf = (name: PageEventName) => `mortgage:${name}`;
  return {
    on(name, listener) {
      const listen = (event: Event) => listener((event as CustomEvent).detail as never);
      document.addEventListener(nameOf(name), listen);
      return () => document.removeEventListener(nameOf(name), listen);
    },
    emit: (name, detail, element) =>
      void element.dispatchEvent(new CustomEvent(nameOf(name), { detail, bubbles: true })),
  };
}
