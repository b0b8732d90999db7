import type { RemoteName } from 'embed/contract';
import { dispatchPageEvent } from 'embed/page-events';

export interface ErrorReports {
  readonly onRecoverableError: (error: unknown) => void;
  readonly onUncaughtError: (error: unknown) => void;
  /** The view is taken away: what the page has done to its elements before is no fault any more. */
  readonly end: () => void;
}

/** A view's errors become one warning and one event each; React's default would call the page's own error handler. */
export function reportErrors(remote: RemoteName, version: string, element: Element): ErrorReports {
  let isOpen = true;
  return {
    onRecoverableError(error) {
      console.warn(`[mortgage embed] ${remote} mended its view.`, error);
    },
    onUncaughtError(error) {
      if (!isOpen) return;
      console.warn(`[mortgage embed] ${remote} stopped; its static view comes back.`, error);
      dispatchPageEvent(element, 'remoteFailed', { remote, reason: 'viewBroke', version });
    },
    end() {
      isOpen = false;
    },
  };
}
