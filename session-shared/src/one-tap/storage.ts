import * as v from 'valibot';
import type { Closures } from './decideCooldown';

const key = 'mortgageOneTapClosures';
const closuresSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastMs: v.number(),
});
const never: Closures = { count: 0, lastMs: 0 };

export function readClosures(window: Window): Closures {
  try {
    return v.parse(closuresSchema, JSON.parse(window.localStorage.getItem(key) ?? ''));
  } catch {
    return never;
  }
}

/** Undefined: somebody signed in, the row of closures is over. */
export function keepClosures(window: Window, closures: Closures | undefined): void {
  try {
    if (closures) window.localStorage.setItem(key, JSON.stringify(closures));
    else window.localStorage.removeItem(key);
  } catch {
    // The provider keeps a cooldown of its own.
  }
}
