/**
 * What may be loaded, in one table: counts, which are the same on every machine. `npm run e2e -- budgets`
 * holds them against the demo. A budget is raised where somebody has looked at what grew and found it
 * worth its bytes; it is lowered when something has become smaller.
 */

/** A file of ours, as `<workspace>/<name>`: `embed` is the loader with its stamp, all others are chunks. */
export interface BundleBudget {
  /** As it travels: brotli, without headers; 1 KB is 1024 bytes. */
  readonly kilobytes: number;
  readonly why: string;
}

/** What one page may ask of a visitor who comes for the first time. */
export interface PageBudget {
  readonly name: string;
  readonly address: string;
  /** Of our files, all that an anonymous visitor gets without doing anything. */
  readonly kilobytes: number;
  /** Our scripts as the main thread has to read them: blocking time follows them, and wobbles; they do not. */
  readonly scriptKilobytes: number;
  /** Our files alone. */
  readonly requests: number;
  /** Longest chain of requests that each had to wait for the one before, the page itself the first. */
  readonly depth: number;
  /** Elements in our shadow roots. */
  readonly nodes: number;
  /** Layout shift. */
  readonly cls: number;
  readonly why: string;
}

export const bundleBudgets: Readonly<Record<string, BundleBudget>> = {};

export const pageBudgets: readonly PageBudget[] = [];
