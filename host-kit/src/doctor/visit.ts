import type { PageHistory, PageReport, Violation } from './in-page/pageReport';

/** The command's observations from outside, from the first byte of the page. */
export interface Observed {
  readonly status: number;
  readonly pins: readonly PinFacts[];
  readonly hostCalls: readonly HostCall[];
  readonly failedFiles: readonly FailedFile[];
  readonly violations: readonly Violation[];
  readonly history: PageHistory;
  readonly warnings: readonly string[];
  readonly uncaught: readonly string[];
}

export type Visit = PageReport & Partial<Observed>;

export interface FailedFile {
  readonly url: string;
  readonly reason: string;
}

export interface HostCall {
  readonly path: string;
  /** Undefined: no complete answer. */
  readonly status?: number;
  readonly type?: string;
}

export interface PinFacts {
  readonly remote: string;
  readonly version: string;
  readonly hasIntegrity: boolean;
  /** Undefined where `pin.json` or `version.json` cannot be read. */
  readonly release?:
    | {
        readonly releasedAt: string;
        readonly ageDays: number;
        readonly current: string;
        /** Number of newer releases; undefined where the target no longer lists the version. */
        readonly newerReleases: number | undefined;
        readonly nextPin: string;
      }
    | undefined;
}
