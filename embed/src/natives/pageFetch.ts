import { nativesSymbol, readHandOver } from '../contract/handOvers';
import type { FetchHolder } from './natives';

/** The browser's own fetch; the guard's where the page has wrapped or removed it (F51). */
export function pageFetch(window: Window & typeof globalThis): typeof fetch {
  const natives = readHandOver<FetchHolder>(window, nativesSymbol, {});
  // Reading a missing name from `natives` creates it.
  if ('fetch' in natives && natives.fetch) return natives.fetch;
  return (input, init) => window.fetch(input, init);
}
