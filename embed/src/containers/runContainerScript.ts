import { silenceMs } from '../delivery/retries';
import { addToHead } from '../page/addedElements';
import type { PageState } from '../page/pageState';
import { warn } from '../page/warn';
import { createContainerScript } from './createContainerScript';

/** @source ERR-8 */
const entryTimeoutMs = 120_000;

/** Runs the entry of a container. Rejects when it does not load. */
export function runContainerScript(
  window: Window,
  page: PageState,
  url: string,
): Promise<void> {
  const { document } = window;
  const script = createContainerScript(window, page, { url });
  const settled = new AbortController();
  let timer = 0;
  const silence = setTimeout(
    () => warn(`${url} is held back or slow; the static view stays till then.`),
    silenceMs,
  );
  return new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`${url} could not be loaded.`));
    // A consent tool may put a copy in the script's place: then the copy's event counts (F68).
    const take = ({ target }: Event): void => {
      if ((target as HTMLScriptElement).src === script.src) {
        resolve();
      }
    };
    document.addEventListener('load', take, {
      capture: true,
      signal: settled.signal,
    });
    // A page may keep that listener from hearing of it (F96).
    script.onload = () => resolve();
    script.onerror = fail;
    timer = window.setTimeout(fail, entryTimeoutMs);
    addToHead(document, script);
  }).finally(() => {
    clearTimeout(timer);
    clearTimeout(silence);
    settled.abort();
    script.remove();
  });
}
