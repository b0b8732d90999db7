/** A release that the page uses. */
export interface PageRelease {
  readonly name: string;
  readonly version: string;
  /** Folder of its files, absolute. */
  readonly base: string;
}

/** As loaders and page host know them, of whatever release these are; none on a page that nothing of them runs on. */
export function readPageReleases(page: unknown): readonly PageRelease[] {
  const releases = isRecord(page) && isRecord(page.releases) ? Object.values(page.releases) : [];
  return releases.filter(isPageRelease);
}

const isPageRelease = (release: unknown): release is PageRelease =>
  isRecord(release) &&
  [release.name, release.version, release.base].every((part) => typeof part === 'string');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
