/** How many visits start a release while a canary is tried, and on how many it fails: a number each, and nothing of who it was (S10). */
import type { RemoteName } from '../contract/contract';
import { onPageEvent } from '../contract/pageEvents';
import type { PageState } from '../page/pageState';
import { sessionUnavailable } from './remoteLoader';

/** Of a remote the first release that this page starts: what it goes back to was not drawn by chance. */
export type CountStart = (remote: RemoteName) => void;

export function createVisitCounts(
  { document, location }: Window,
  page: PageState,
  fetch: typeof window.fetch,
): CountStart {
  const started = new Map<RemoteName, string>();
  const say = (outcome: 'started' | 'failed', address: string): void => {
    // No cookie, no path, and no answer: whoever counts is told nothing else.
    fetch(`${address}&outcome=${outcome}`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      // Without any the page's own server could not tell that it is a page of its own (S05).
      referrerPolicy: 'origin',
      keepalive: true,
    }).catch(() => undefined);
  };
  onPageEvent(document, 'remoteFailed', ({ remote, reason }) => {
    const address = started.get(remote);
    if (!address || reason === sessionUnavailable) return;
    started.set(remote, '');
    say('failed', address);
  });
  return (remote) => {
    const { [remote]: release } = page.releases;
    const countsUrl = page.trials?.[remote]?.countsUrl;
    if (!countsUrl || !release || started.has(remote)) return;
    const address = `${new URL(countsUrl, location.href).href}?release=${remote}@${release.version}`;
    started.set(remote, address);
    say('started', address);
  };
}
