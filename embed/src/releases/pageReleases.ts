import type { Release } from './release';

export type PageReleases = Record<string, Release>;

/** The first tag that names a release of a workspace decides, until the page host compares all of them (`decideRelease`). */
export const addReleases = (
  known: PageReleases,
  releases: readonly Release[],
): Release[] => releases.map((release) => (known[release.name] ??= release));

/** The same releases with absolute addresses. `address`: of the file that names them. */
export const locateReleases = (
  releases: readonly Release[],
  address: string,
): Release[] =>
  releases.map((release) => ({
    ...release,
    base: locateFile(release.base, address),
  }));

/** Address of a file that another one names. Not by `URL`, which a page may have as a variable of its own (F66). */
export function locateFile(file: string, address: string): string {
  if (/^\w+:/.test(file)) {
    return file;
  }
  const link = document.createElement('a');
  link.href = /^\/\//.test(file)
    ? file
    : address.replace(/[^/]*([?#].*)?$/, '') + file;
  return link.href;
}

/** The hash a file must have, by its address (a repeated request carries a query); undefined where none is known. */
export function integrityOf(
  known: PageReleases,
  url: string,
): string | undefined {
  const address = url.replace(/\?.*/, '');
  const release = Object.values(known).find(({ base }) =>
    address.startsWith(base),
  );
  return (
    release &&
    { ...release.files, ...release.viewFiles }[
      address.slice(release.base.length)
    ]
  );
}
