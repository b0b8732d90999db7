import { retryDelayMs } from '../delivery/retries';

/**
 * Tries once and again after each delay. `beforeRetry` gets the number of the retry that comes, from 1. Rejects with what went
 * wrong last.
 */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  beforeRetry: (retry: number) => Promise<void>,
): Promise<Value> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delayMs = retryDelayMs(tried);
      if (delayMs === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await beforeRetry(tried + 1);
    }
  }
}
