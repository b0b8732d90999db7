import { noticeFile } from '../contract/handOvers';
import { onPageEvent } from '../contract/pageEvents';
import { onWorthRetrying } from '../delivery/retries';
import { attempt } from '../page/attempt';
import type { PageState } from '../page/pageState';
import { readNotice, type Notice } from '../releases/notice';

/** With the 15 s for which the file may lie in a cache on its way: a minute. */
const periodMs = 45_000;
/** Where the file does not come, each wait is twice as long as the one before, up to this many periods. */
const longestWait = 32;
/** An answer that does not come must not hold up the next one. */
const limitMs = 10_000;

type Fetch = typeof window.fetch;

/**
 * Asks for the notice once our first remote is there, so that nothing of the first view waits for it, and again for as long as
 * somebody looks at the page. docs/decisions/0017-notices.md has what that costs.
 */
export function watchNotice(
  window: Window,
  { slots }: Pick<PageState, 'slots'>,
  fetch: Fetch,
  found: (notice: Notice | undefined) => void,
): void {
  const { document } = window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let failures = 0;
  let nextAt = 0;

  const look = (): void => {
    clearTimeout(timer);
    const [slot] = slots;
    if (isAsking || !slot || document.visibilityState === 'hidden') return;
    const restMs = nextAt - performance.now();
    if (restMs > 0) timer = setTimeout(look, restMs);
    else void ask(slot.script);
  };
  const ask = async (script: string): Promise<void> => {
    isAsking = true;
    const answer = await fetchNotice(fetch, script);
    isAsking = false;
    failures = answer ? 0 : failures + 1;
    nextAt = performance.now() + periodMs * Math.min(2 ** failures, longestWait);
    if (answer) attempt(() => found(answer.notice));
    look();
  };

  onPageEvent(document, 'remoteReady', look);
  onPageEvent(document, 'remoteFailed', look);
  onWorthRetrying(window, look);
}

/** Beside the loader of the same site; a loader that is pinned lies in the folder of its version, and there in its site's. */
function toNoticeAddress(script: string): string {
  const address = new URL(script);
  address.pathname = address.pathname.replace(/\/\d+\.\d+\.[^/]*((?:\/[^/]+)?\/embed\.js)$/, '$1');
  return new URL(noticeFile, address).href;
}

/** Undefined where nobody answered, as opposed to an answer that there is none. */
async function fetchNotice(
  fetch: Fetch,
  script: string,
): Promise<{ readonly notice: Notice | undefined } | undefined> {
  try {
    const response = await fetch(toNoticeAddress(script), {
      // Whatever a browser has kept: how old a notice may be is the server's promise, not the cache's.
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(limitMs),
    });
    return response.ok ? { notice: readNotice(await response.json()) } : undefined;
  } catch {
    // Not there, not in time, not JSON, offline, forbidden by the page's policy, or a loader that has no address.
    return undefined;
  }
}
