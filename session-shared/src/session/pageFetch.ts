const nativesKey = Symbol.for('mortgage.natives');

/** The browser's own fetch: where the page has wrapped it or taken it away, the one that the page host found (F51). */
export function pageFetch(window: Window & typeof globalThis): typeof fetch {
  const natives = (
    window as unknown as Record<symbol, { readonly fetch?: typeof fetch } | undefined>
  )[nativesKey];
  return natives && 'fetch' in natives ? natives.fetch! : window.fetch.bind(window);
}
