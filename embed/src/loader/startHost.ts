import { hostScriptAttribute } from '../contract/handOvers';
import { dispatchPageEvent } from '../contract/pageEvents';
import { createScript } from '../delivery/createScript';
import { onWorthRetrying, retryDelayMs, retryDelaysMs, retryQuery } from '../delivery/retries';
import { addToHead } from '../page/addedElements';
import { failPageApi } from '../page/pageApi';
import type { PageState } from '../page/pageState';
import { warn } from '../page/warn';

/** Asks for the page host until it runs. The loader retries this file only; the host retries all others (F01 to F07). */
export function startHost(window: Window, page: PageState): void {
  const { document } = window;
  let attempt = 0;

  const ask = (): void => {
    const host = page.releases.embed;
    // While another loader asks, its script is in the document.
    if (!host || page.show || document.querySelector(`[${hostScriptAttribute}]`)) return;
    const { base, entry, files } = host;
    const script = createScript(window, page, base + entry + retryQuery(attempt), files[entry]);
    script.setAttribute(hostScriptAttribute, '');
    script.onload = script.onerror = () => {
      if (page.show) return;
      const delayMs = retryDelayMs(attempt);
      if (attempt === retryDelaysMs.length) report(window, page);
      attempt += 1;
      setTimeout(() => {
        script.remove();
        if (delayMs) ask();
      }, delayMs);
    };
    addToHead(document, script);
  };

  ask();
  onWorthRetrying(window, ask);
}

/** Reports the failure once, however often a loader tries later. */
function report(window: Window, { slots, releases }: PageState): void {
  const advice = 'the page host could not be loaded; the static views stay.';
  const reason = 'hostUnavailable';
  warn(advice);
  failPageApi(window, Object.assign(new Error(advice), { name: reason }));
  for (const { remote, element } of slots) {
    const version = releases[remote]?.version;
    dispatchPageEvent(element, 'remoteFailed', { remote, reason, version });
  }
}
