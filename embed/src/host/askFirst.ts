import { pageFetch } from '../natives/pageFetch';
import { readBlockText } from '../page/blockText';
import type { PageState } from '../page/pageState';

/** Milliseconds; the session does not take an older answer. */
const longestAge = 10_000;
/** With one of these options the session makes another call, or none. */
const deciding = /"(account|bot|visitor)"/;

/** Makes the session's first call while its files are on their way: the answer is then there a round trip earlier. */
export function askFirst(
  window: Window & typeof globalThis,
  page: PageState,
): Promise<unknown> | undefined {
  for (const { remote, attributes } of page.slots) {
    const address = page.parts?.[remote]?.asksFirst;
    const options = `${readBlockText(window.document)}${JSON.stringify(attributes)}`;
    if (!address || page.visitor !== undefined || deciding.test(options)) {
      continue;
    }
    const signal = AbortSignal.timeout(longestAge);
    const headers = { accept: 'application/json' };
    const response = pageFetch(window)(address, { headers, signal });
    page.firstAnswer = { address, response, signal };
    return response;
  }
  return undefined;
}
