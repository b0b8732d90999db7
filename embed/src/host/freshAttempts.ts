import { freshAttemptsKey } from '../contract/handOvers';
import { attempt } from '../page/attempt';

/** Failed attempts past every cache in one tab, limited so that not every page repeats them for a broken release (F11). */
const maxFreshAttempts = 3;

export interface FreshAttempts {
  /** The number of the next such attempt, from 1; undefined when there have been enough. */
  next(): number | undefined;
  reset(): void;
}

/** Counts the attempts past the caches: in this tab where that can be kept, else on this page (F34, F35). */
export function createFreshAttempts(window: Window): FreshAttempts {
  let count = 0;
  const keep = (next: number): number => {
    count = next;
    attempt(() =>
      window.sessionStorage.setItem(freshAttemptsKey, String(count)),
    );
    return count;
  };
  return {
    next() {
      const kept = attempt(() =>
        Number(window.sessionStorage.getItem(freshAttemptsKey)),
      );
      count = Math.max(count, kept || 0);
      return count < maxFreshAttempts ? keep(count + 1) : undefined;
    },
    reset() {
      if (count > 0) {
        keep(0);
      }
    },
  };
}
