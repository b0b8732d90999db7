/** How many visits start a release while a canary is tried, and on how many it fails: a number each, and nothing of who it was (S10). */
import type { RemoteName } from '../contract/contract';
import { onPageEvent } from '../contract/pageEvents';
import { pageFetch } from '../natives/pageFetch';
import { attempt } from '../page/attempt';
import type { Release } from '../releases/release';

export const sessionUnavailable = 'SessionUnavailableError';

/** Counts the first release that a page starts of a remote: what it goes back to nobody has drawn by chance. */
export function createVisitCount(
  window: Window & typeof globalThis,
  remote: RemoteName,
  countsUrl: string | undefined,
): (started: Release) => void {
  const { document, location } = window;
  let address = '';
  const say = async (outcome: 'started' | 'failed'): Promise<void> => {
    // No cookie, no path, and no answer: whoever counts is told nothing else.
    await pageFetch(window)(`${address}&outcome=${outcome}`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      // Without any the page's own server could not tell that it is a page of its own (S05).
      referrerPolicy: 'origin',
      keepalive: true,
    });
  };
  return ({ version }) => {
    if (!countsUrl || address) return;
    // A page in a frame may have no address that a path could be of.
    const counts = attempt(() => new URL(countsUrl, location.href).href);
    if (!counts) return;
    address = `${counts}?release=${remote}@${version}`;
    say('started').catch(() => undefined);
    const stop = onPageEvent(document, 'remoteFailed', (failed) => {
      // That the session does not come is not the remote's fault.
      if (failed.remote !== remote || failed.reason === sessionUnavailable) return;
      stop();
      say('failed').catch(() => undefined);
    });
  };
}
