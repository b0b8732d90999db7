import { hostScriptAttribute, stampFile } from '../contract/handOvers';
import { reportRemote } from '../contract/pageEvents';
import { createScript } from '../delivery/createScript';
import {
  onWorthRetrying,
  retryDelayMs,
  retryDelaysMs,
  retryQuery,
  silenceMs,
} from '../delivery/retries';
import { addToHead } from '../page/addedElements';
import { failPageApi } from '../page/pageApi';
import type { PageState } from '../page/pageState';
import { warn } from '../page/warn';
import { locateFile, locateReleases } from '../releases/pageReleases';
import type { Stamp } from '../releases/release';

/** Requests the page host until it runs. The loader retries this file only; the host retries all others (F01 to F07). */
export function startHost(
  window: Window,
  page: PageState,
  loader: string,
): void {
  const { document } = window;
  let attempt = 0;
  let isReported = false;
  /** Once, however often a loader tries later. */
  const fail = (): void => {
    if (!isReported && !page.show) {
      report(window, page);
    }
    isReported = true;
  };

  const ask = (): void => {
    const host = page.releases.embed;
    if (!host || page.show || isAsked(document)) {
      return;
    }
    if (attempt === 0) {
      setTimeout(fail, silenceMs);
    }
    const { base, entry, files } = host;
    const script = createScript(
      window,
      page,
      base + entry + retryQuery(attempt),
      files[entry],
    );
    script.setAttribute(hostScriptAttribute, '');
    script.onload = script.onerror = () => {
      if (page.show) {
        return;
      }
      const delayMs = retryDelayMs(attempt);
      const isLast = attempt === retryDelaysMs.length;
      attempt += 1;
      const goOn = async () => {
        script.parentNode?.removeChild(script);
        if (delayMs || (isLast && (await renewHost(page, loader)))) {
          ask();
        } else {
          fail();
        }
      };
      setTimeout(() => void goOn(), delayMs);
    };
    addToHead(document, script);
  };

  if (page.show) {
    return;
  }
  ask();
  onWorthRetrying(window, ask);
}

/** While another loader asks, its script is in the document. One that was saved with the page has no handler (F62). */
const isAsked = (document: Document): boolean =>
  [
    ...document.querySelectorAll<HTMLScriptElement>(`[${hostScriptAttribute}]`),
  ].some(({ onload }) => onload);

function report(window: Window, { slots, releases }: PageState): void {
  const advice = 'the page host could not be loaded; the static views stay.';
  const reason = 'hostUnavailable';
  warn(advice);
  failPageApi(window, Object.assign(new Error(advice), { name: reason }));
  for (const { remote, element } of slots) {
    const version = releases[remote]?.version;
    reportRemote(element, 'remoteFailed', { remote, reason, version });
  }
}

/** A stale copy of the loader names a host that is gone; the stamp at its address names the current one (F68). */
async function renewHost(
  { releases }: PageState,
  loader: string,
): Promise<boolean> {
  const known = releases.embed;
  const address = locateFile(stampFile, loader);
  try {
    const answer = await fetch(address + retryQuery(1), { cache: 'no-store' });
    const stamp = (await answer.json()) as Stamp;
    for (const release of locateReleases(stamp.releases, address)) {
      if (release.name === 'embed') {
        releases.embed = release;
      }
    }
  } catch {
    // Missing, not JSON, or forbidden by the page's policy.
  }
  return releases.embed?.version !== known?.version;
}
