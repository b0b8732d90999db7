/** Counts failed attempts by a key, for a while. Source: threat S07. */
const windowMs = 15 * 60 * 1000;
const keptKeys = 50_000;

export interface Attempts {
  isSpent(key: string, now: number): boolean;
  countFailure(key: string, now: number): void;
  forget(key: string): void;
}

export function createAttempts(max: number): Attempts {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    isSpent(key, now) {
      const known = failures.get(key);
      return known !== undefined && known.until > now && known.count >= max;
    },
    countFailure(key, now) {
      const known = failures.get(key);
      failures.delete(key);
      failures.set(
        key,
        known && known.until > now
          ? { ...known, count: known.count + 1 }
          : { count: 1, until: now + windowMs },
      );
      const [oldest] = failures.keys();
      if (failures.size > keptKeys && oldest !== undefined) failures.delete(oldest);
    },
    forget: (key) => void failures.delete(key),
  };
}
