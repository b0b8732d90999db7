import type { PageReport } from './in-page/pageReport';

/** Everything an examination knows: what the page shows, and what happened while it loaded. */
export interface Visit extends PageReport {
  readonly status: number;
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
