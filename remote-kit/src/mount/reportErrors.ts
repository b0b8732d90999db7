import type { RemoteName } from 'embed/contract';
import { dispatchPageEvent } from 'embed/page-events';

export interface ErrorReports {
  readonly onRecoverableError: (error: unknown) => void;
  readonly onUncaughtError: (error: unknown) => void;
  /** Call this when the view is unmounted: errors after it are not reported. */
  readonly end: () => void;
}

/** Turns each error of a view into a warning and an event. React's default would call the page's error handler. */
export function reportErrors(remote: RemoteName, version: string, element: Element): ErrorReports {
  let isOpen = true;
  return {
    onRecoverableError(error) {
      console.warn(`[mortgage embed] ${remote} repaired its view.`, error);
    },
    onUncaughtError(error) {
      if (!isOpen) return;
      console.warn(`[mortgage embed] ${remote} stopped; its static view returns.`, error);
      dispatchPageEvent(element, 'remoteFailed', { remote, reason: 'viewBroke', version });
    },
    end() {
      isOpen = false;
    },
  };
}
