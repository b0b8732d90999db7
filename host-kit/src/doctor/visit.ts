import type { PageHistory, PageReport, SlotFacts, Violation } from './in-page/pageReport';
import type { PinFacts } from './readPins';

/** What the command observes from outside, from the first byte of the page. */
export interface Observed {
  readonly status: number;
  readonly pins: readonly PinFacts[];
  /** The slots at 400 % zoom of a window of 1024 px. */
  readonly zoomed: readonly SlotFacts[];
  readonly hostCalls: readonly HostCall[];
  readonly failedFiles: readonly FailedFile[];
  readonly violations: readonly Violation[];
  readonly history: PageHistory;
  /** Warnings and errors of the console. */
  readonly warnings: readonly string[];
  readonly uncaught: readonly string[];
}

/** The page's own report does not have the observed parts. */
export type Visit = PageReport & Partial<Observed>;

export interface FailedFile {
  readonly url: string;
  readonly reason: string;
}

/** A call of the contract to the page's host. */
export interface HostCall {
  readonly path: string;
  /** Undefined: no complete answer. */
  readonly status?: number;
  readonly type?: string;
}
