import { isRecord } from '../browser/isRecord';

/** A release that the page uses. */
export interface PageRelease {
  readonly name: string;
  readonly version: string;
  /** Folder of its files, absolute. */
  readonly base: string;
}

/** The releases on the page's shared state, whichever loader wrote it; none on a page without our loader. */
export function readPageReleases(page: unknown): readonly PageRelease[] {
  const releases = isRecord(page) && isRecord(page.releases) ? Object.values(page.releases) : [];
  return releases.filter(isPageRelease);
}

/** Releases of remotes that failed on the page, each `<remote>/<version>`. */
export function readFailedReleases(page: unknown): string[] {
  const failed = isRecord(page) && Array.isArray(page.failedReleases) ? page.failedReleases : [];
  return failed.filter((release): release is string => typeof release === 'string');
}

const isPageRelease = (release: unknown): release is PageRelease =>
  isRecord(release) &&
  [release.name, release.version, release.base].every((part) => typeof part === 'string');
