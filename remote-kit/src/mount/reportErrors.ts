import type { RemoteName } from 'embed/contract';
import { dispatchPageEvent } from 'embed/page-events';

export interface ErrorReports {
  readonly onRecoverableError: (error: unknown) => void;
  readonly onUncaughtError: (error: unknown) => void;
}

/** A view's errors become one warning and one event each; React's default would call the page's own error handler. */
export const reportErrors = (remote: RemoteName, element: Element): ErrorReports => ({
  onRecoverableError(error) {
    console.warn(`[mortgage embed] ${remote} mended its view.`, error);
  },
  onUncaughtError(error) {
    console.warn(`[mortgage embed] ${remote} stopped; its static view comes back.`, error);
    dispatchPageEvent(element, 'remoteFailed', { remote, reason: 'viewBroke' });
  },
});
