/**
 * Counts failed attempts by a key, for a while. Source: threat S07. Keys leave memory when their time is over; how many can come
 * meanwhile is bounded by the password hashing that stands before each of them.
 */
import { RateLimiterMemory } from 'rate-limiter-flexible';

const windowSeconds = 15 * 60;

export interface Attempts {
  readonly isSpent: (key: string) => Promise<boolean>;
  readonly countFailure: (key: string) => Promise<void>;
  readonly reset: (key: string) => Promise<void>;
}

export function createAttempts(max: number): Attempts {
  const failures = new RateLimiterMemory({ points: max, duration: windowSeconds });
  return {
    isSpent: async (key) => ((await failures.get(key))?.consumedPoints ?? 0) >= max,
    countFailure: async (key) => {
      await failures.penalty(key);
    },
    reset: async (key) => {
      await failures.delete(key);
    },
  };
}
