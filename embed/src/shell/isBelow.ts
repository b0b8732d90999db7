/** Whether the page's path is one of these, or below one of them. */
export const isBelow = (paths: readonly string[] = []): boolean =>
  paths.some((path) => globalThis.location.pathname.startsWith(path));
