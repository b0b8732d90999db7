import { nativesSymbol } from 'embed/hand-overs';
import { isRecord } from '../browser/isRecord';

type Fetch = typeof fetch;

/** The browser's own fetch: where the page has wrapped it or taken it away, the one that the page host found (F51). */
export function pageFetch(window: Window & typeof globalThis): Fetch {
  const natives: unknown = Reflect.get(window, Symbol.for(nativesSymbol));
  return hasFetch(natives) ? natives.fetch : window.fetch.bind(window);
}

/** Asked by `in`: on a page that has replaced nothing it answers to every name. */
const hasFetch = (natives: unknown): natives is { readonly fetch: Fetch } =>
  isRecord(natives) && 'fetch' in natives;
