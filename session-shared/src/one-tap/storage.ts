import * as v from 'valibot';
import { oneTapClosuresKey } from 'embed/hand-overs';
import { attempt } from 'embed/attempt';
import type { Closures } from './decideCooldown';

const closuresSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastMs: v.number(),
});
const never: Closures = { count: 0, lastMs: 0 };

export const readClosures = (window: Window): Closures =>
  attempt(() => {
    const stored = window.localStorage.getItem(oneTapClosuresKey);
    return stored === null ? undefined : v.parse(closuresSchema, JSON.parse(stored));
  }) ?? never;

/** Where nothing can be kept the provider's own cooldown is left. */
export const keepClosures = (window: Window, closures: Closures): unknown =>
  attempt(() => window.localStorage.setItem(oneTapClosuresKey, JSON.stringify(closures)));

/** A sign-in resets the count of closures. */
export const dropClosures = (window: Window): unknown =>
  attempt(() => window.localStorage.removeItem(oneTapClosuresKey));
