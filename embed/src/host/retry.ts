/** When a failed load is tried again. Source: faults F01 to F12. */
export const retryDelaysMs = [400, 1200];
/** Attempts past every cache in one tab, none of which helped: a release that stays broken is not asked for so on every page. */
const maxFreshAttempts = 3;
const counterKey = 'mortgageFreshAttempts';

/** Half as long again at most, so that the visitors of a broken release do not come back in step. */
const withJitter = (delayMs: number): number => delayMs * (1 + Math.random() / 2);

/** Tries once and then after each delay; `beforeRetry` is told which attempt comes. Rejects with what went wrong last. */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  beforeRetry: (retry: number) => Promise<void>,
): Promise<Value> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delayMs = retryDelaysMs[retry];
      if (delayMs === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, withJitter(delayMs)));
      await beforeRetry(retry + 1);
    }
  }
}

export interface FreshAttempts {
  /** The number of the next such attempt, or undefined when there have been enough. */
  next(): number | undefined;
  /** One of them has helped. */
  helped(): void;
}

/** Counts the attempts past the caches: in this tab where that can be kept, else on this page. */
export function createFreshAttempts(window: Window): FreshAttempts {
  let count = 0;
  const keep = (value?: number): number | undefined => {
    try {
      if (value === undefined)
        return Number(window.sessionStorage.getItem(counterKey)) || undefined;
      window.sessionStorage.setItem(counterKey, String(value));
    } catch {
      // Storage is blocked or full (F34, F35): this page's own count goes.
    }
    return undefined;
  };
  return {
    next() {
      count = Math.max(count, keep() ?? 0);
      if (count >= maxFreshAttempts) return undefined;
      count += 1;
      keep(count);
      return count;
    },
    helped() {
      if (count === 0) return;
      count = 0;
      keep(0);
    },
  };
}

/** Calls back when a failed load is worth another attempt: the network is back, or somebody looks at the page again. */
export function whenWorthRetrying(window: Window, retry: () => void): void {
  window.addEventListener('online', retry);
  window.document.addEventListener(
    'visibilitychange',
    () => window.document.visibilityState === 'visible' && retry(),
  );
}
