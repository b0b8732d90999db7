/** What is said of a remote that could not start, and when it is tried again. Source: faults, invariants I5 and I7. */
import type { EmbedPage, Slot } from '../page';
import { paintShell } from '../loader/paintShell';
import type { PageEventSource } from './pageEvents';
import { whenWorthRetrying } from './retry';

export interface Failures {
  /** Tells of a failed start: once for each fault of a slot, with one warning for each cause. */
  tell(slot: Slot, error: unknown): void;
  /** The slot runs, or is gone. */
  ended(slot: Slot): void;
}

export function createFailures(
  window: Window & typeof globalThis,
  page: EmbedPage,
  events: PageEventSource,
  retry: (slot: Slot) => void,
): Failures {
  const waiting = new Set<Slot>();
  const warned = new WeakSet<object>();
  whenWorthRetrying(window, () => [...waiting].forEach((slot) => retry(slot)));

  // A view that broke while it ran has told so itself (embed/remote): its static view comes back.
  events.on('remoteFailed', ({ remote, reason }) => {
    if (reason !== 'viewBroke') return;
    for (const slot of page.slots.filter((one) => one.remote === remote)) {
      slot.element.shadowRoot?.replaceChildren();
      paintShell(window, page, slot.element, slot);
    }
  });

  return {
    tell(slot, error) {
      if (waiting.has(slot)) return;
      waiting.add(slot);
      const cause = error as Error;
      if (!warned.has(cause))
        console.warn(
          `[mortgage embed] ${cause.name === 'SessionUnavailableError' ? 'session-shared' : slot.remote} could not start; the static view stays.`,
          error,
        );
      warned.add(cause);
      events.emit('remoteFailed', { remote: slot.remote, reason: cause.name }, slot.element);
    },
    ended: (slot) => void waiting.delete(slot),
  };
}
