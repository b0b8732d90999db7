import type { PageReport } from './in-page/pageReport';
import type { PinFacts } from './readPins';

/** Everything an examination knows: what the page shows, and what happened while it loaded. */
export interface Visit extends PageReport {
  readonly status: number;
  readonly pins: readonly PinFacts[];
  readonly failedFiles: readonly FailedFile[];
  /** Warnings and errors on its console. */
  readonly warnings: readonly string[];
  /** Errors that nobody caught. */
  readonly uncaught: readonly string[];
}

export interface FailedFile {
  readonly url: string;
  readonly reason: string;
}
