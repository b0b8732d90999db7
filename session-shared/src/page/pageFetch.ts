import { nativesSymbol } from 'embed/hand-overs';

type Fetch = typeof fetch;

/** The browser's own fetch: where the page has wrapped it or taken it away, the one that the page host found (F51). */
export function pageFetch(window: Window & typeof globalThis): Fetch {
  const natives: unknown = Reflect.get(window, Symbol.for(nativesSymbol));
  return hasFetch(natives) ? natives.fetch : window.fetch.bind(window);
}

const hasFetch = (natives: unknown): natives is { readonly fetch: Fetch } =>
  typeof natives === 'object' &&
  natives !== null &&
  'fetch' in natives &&
  typeof natives.fetch === 'function';
