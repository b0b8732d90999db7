import { channelKey } from '../contract/handOvers';
import type { Canary } from '../releases/release';

/** What is needed of a storage; simulated visitors have one, too. */
interface Keeping {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** As many visitors as are told apart: too few to know anybody by. */
const visitorCount = 10_000;

/**
 * Whether this visit gets a canary. The same visitor gets it on every page: a number drawn by chance is kept in the browser, and
 * each canary draws others by it. Whoever has seen it fail, or keeps nothing, has the current release.
 * @param channel what the tag asks for: `next`, `current`, or nothing
 */
export function takesCanary(
  window: { readonly localStorage: Keeping },
  canary: Canary,
  channel: string | undefined,
): boolean {
  if (channel === 'next' || channel === 'current') return channel === 'next';
  const { share, release } = canary;
  try {
    const { localStorage } = window;
    let kept = localStorage.getItem(channelKey);
    if (!kept) {
      kept = String(Math.floor(Math.random() * visitorCount));
      localStorage.setItem(channelKey, kept);
    }
    const [visitor, failed] = kept.split(' ');
    return failed !== release.version && draw(`${visitor} ${release.version}`) < share;
  } catch {
    return false;
  }
}

/** From 0 to 100, without it: the same for the same text, and spread evenly over all texts (FNV-1a). */
function draw(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash >>> 0) % visitorCount) / (visitorCount / 100);
}
