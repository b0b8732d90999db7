/** Reports remotes that could not start, and tries them again. @source docs/faults.md, invariants I5 and I7 */
import { onPageEvent, reportRemote } from '../contract/pageEvents';
import { onWorthRetrying } from '../delivery/retries';
import type { PageState, Slot } from '../page/pageState';
import { reasonOf, sessionUnavailable } from '../page/reasonOf';
import { warn } from '../page/warn';
import { SessionUnavailableError } from './remoteLoader';

/** The slots whose remote could not start. Each is reported once, then waits until another attempt is worth it. */
export class Failures {
  private readonly waiting = new Set<Slot>();
  private readonly warned = new Set<unknown>();

  constructor(
    window: Window,
    private readonly page: PageState,
    retry: (slot: Slot) => void,
  ) {
    onWorthRetrying(window, () => {
      for (const slot of [...this.waiting]) {
        retry(slot);
      }
    });
  }

  /** Dispatches one event per slot and warns once per cause; silent while the slot waits. */
  report(slot: Slot, cause: unknown): void {
    if (this.waiting.has(slot)) {
      return;
    }
    this.waiting.add(slot);
    const { remote, element } = slot;
    const isSession = cause instanceof SessionUnavailableError;
    if (!this.warned.has(cause)) {
      warn(
        `${isSession ? 'session-shared' : remote} could not start; the static view stays.`,
        cause,
      );
    }
    this.warned.add(cause);
    const version = this.page.releases[remote]?.version;
    reportRemote(element, 'remoteFailed', {
      remote,
      reason: reasonOf(cause),
      version,
    });
  }

  /** Call this when the slot's remote runs, or when the slot is gone. */
  forget(slot: Slot): void {
    this.waiting.delete(slot);
  }
}

/** Keeps which releases failed on this page, for the session's measurement; to be called before anything replaces them. */
export function noteFailures(document: Document, page: PageState): void {
  onPageEvent(document, 'remoteFailed', ({ remote, reason, version }) => {
    if (reason === sessionUnavailable) {
      return;
    }
    const release = `${remote}/${version ?? page.releases[remote]?.version ?? ''}`;
    page.failedReleases = [
      ...new Set([...(page.failedReleases ?? []), release]),
    ];
  });
}
