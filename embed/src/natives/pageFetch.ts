import { nativesSymbol, readHandOver } from '../contract/handOvers';
import type { FetchHolder } from './natives';

/** The browser's own fetch: where the page has wrapped it or taken it away, the one that the guard found (F51). */
export function pageFetch(window: Window & typeof globalThis): typeof fetch {
  const natives = readHandOver<FetchHolder>(window, nativesSymbol, {});
  // `natives` makes what is looked at and not there.
  if ('fetch' in natives && natives.fetch) return natives.fetch;
  return (input, init) => window.fetch(input, init);
}
