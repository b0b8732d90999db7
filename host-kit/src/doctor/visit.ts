import type { PageReport, SlotFacts } from './in-page/pageReport';
import type { PinFacts } from './readPins';

/** Everything an examination knows: what the page shows, and what happened while it loaded. */
export interface Visit extends PageReport {
  readonly status: number;
  readonly pins: readonly PinFacts[];
  /** The places at 400 % of a window of 1024 px. */
  readonly zoomed: readonly SlotFacts[];
  readonly hostCalls: readonly HostCall[];
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

/** One of the listed calls, as the page's host has answered it. */
export interface HostCall {
  readonly path: string;
  /** Without: there is no answer, or nobody has read it to its end. */
  readonly status?: number;
  readonly type?: string;
}
