import { channelKey } from '../contract/handOvers';
import type { Canary } from '../releases/release';

/** Number of visitor buckets; too coarse to identify anyone. */
const bucketCount = 10_000;

/**
 * Whether this visitor gets the canary, the same answer on every page: a random bucket is kept in the browser and hashed with the
 * version, so each canary has other visitors. A visitor who saw it fail, or whose browser keeps nothing, gets the current release.
 */
export function takesCanary(
  { localStorage }: { readonly localStorage: Storage },
  { share, release }: Canary,
): boolean {
  try {
    let kept = localStorage.getItem(channelKey);
    if (!kept) {
      kept = String(Math.floor(Math.random() * bucketCount));
      localStorage.setItem(channelKey, kept);
    }
    const [bucket, failed] = kept.split(' ');
    return failed !== release.version && toPercentile(`${bucket} ${release.version}`) < share;
  } catch {
    return false;
  }
}

/** From 0 to below 100, spread evenly over all texts (FNV-1a). */
function toPercentile(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash >>> 0) % bucketCount) / (bucketCount / 100);
}
