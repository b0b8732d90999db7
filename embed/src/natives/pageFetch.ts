import { nativesSymbol, readHandOver } from '../contract/handOvers';
import { toOwnAddress } from '../page/ownAddress';
import { findPageState } from '../page/pageState';
import type { FetchHolder } from './natives';

/**
 * The browser's own fetch; the guard's where the page has wrapped or removed it (F51). The answer to the page host's
 * own call (`askFirst`) is taken once; where that failed, the call is made again. A path leads to the page's own host,
 * whatever its `<base>` says.
 */
export function pageFetch(window: Window & typeof globalThis): typeof fetch {
  const natives = readHandOver<FetchHolder>(window, nativesSymbol, {});
  // Reading a missing name from `natives` creates it.
  const own = 'fetch' in natives && natives.fetch;
  const call: typeof fetch =
    own || ((input, init) => window.fetch(input, init));
  const send: typeof fetch = (input, init) =>
    call(typeof input === 'string' ? toOwnAddress(input, window) : input, init);
  return (input, init) =>
    takeFirstAnswer(window, input)?.catch(() => send(input, init)) ??
    send(input, init);
}

function takeFirstAnswer(
  window: Window,
  input: unknown,
): Promise<Response> | undefined {
  const page = findPageState(window);
  const first = page?.firstAnswer;
  if (!first || first.address !== input || first.signal.aborted) {
    return undefined;
  }
  page.firstAnswer = undefined;
  return first.response;
}
