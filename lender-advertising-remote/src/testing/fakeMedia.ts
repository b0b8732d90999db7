/** jsdom has no media queries: `matches` answers them; gives the function that reports a change. */
export function fakeMedia(
  matches: (query: string) => boolean = () => false,
): () => void {
  const watchers = new Set<() => void>();
  window.matchMedia = (query) =>
    ({
      matches: matches(query),
      addEventListener: (_type: string, onChange: () => void) =>
        watchers.add(onChange),
      removeEventListener: (_type: string, onChange: () => void) =>
        watchers.delete(onChange),
    }) as unknown as MediaQueryList;
  return () => watchers.forEach((onChange) => onChange());
}
