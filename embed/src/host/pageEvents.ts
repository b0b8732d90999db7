import type { MortgageEmbed, PageEventName, PageEvents } from '../contract';

export interface PageEventSource {
  on: MortgageEmbed['on'];
  /** Tells listeners, and mirrors the event as `CustomEvent` `mortgage:<name>` on the mount element. */
  emit<Name extends PageEventName>(name: Name, detail: PageEvents[Name], element: Element): void;
}

/** Page events travel as DOM events, so that a page's listener that throws is the page's own error, not ours. */
export function createPageEvents(): PageEventSource {
  const bus = new EventTarget();
  const nameOf = (name: PageEventName) => `mortgage:${name}`;
  return {
    on(name, listener) {
      const listen = (event: Event) => listener((event as CustomEvent).detail as never);
      bus.addEventListener(nameOf(name), listen);
      return () => bus.removeEventListener(nameOf(name), listen);
    },
    emit(name, detail, element) {
      bus.dispatchEvent(new CustomEvent(nameOf(name), { detail }));
      element.dispatchEvent(new CustomEvent(nameOf(name), { detail, bubbles: true }));
    },
  };
}
