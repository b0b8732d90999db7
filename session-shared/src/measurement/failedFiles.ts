/** The releases of a page, and their files that failed to load. */
import { isRecord } from 'mortgage-domain/wire/isRecord';

export interface PageRelease {
  readonly name: string;
  readonly version: string;
  /** Folder of its files, absolute. */
  readonly base: string;
}

/** The releases on the page's shared state, whichever loader wrote it; none on a page without our loader. */
export function readPageReleases(page: unknown): readonly PageRelease[] {
  const releases =
    isRecord(page) && isRecord(page.releases)
      ? Object.values(page.releases)
      : [];
  return releases.filter(isPageRelease);
}

const isPageRelease = (release: unknown): release is PageRelease =>
  isRecord(release) &&
  [release.name, release.version, release.base].every(
    (part) => typeof part === 'string',
  );

/** Releases of remotes that failed on the page, each `<remote>/<version>`. */
export function readFailedReleases(page: unknown): string[] {
  const failed =
    isRecord(page) && Array.isArray(page.failedReleases)
      ? page.failedReleases
      : [];
  return failed.filter(
    (release): release is string => typeof release === 'string',
  );
}

/** The browser's entry of a request; some browsers leave the status out, and then nothing is counted. */
export type NotedRequest = PerformanceEntry & {
  readonly responseStatus?: number;
};

/** Counts failed files by `<workspace>/<version>`, including those of an earlier version in a neighbouring folder. */
export function countFailedFiles(
  releases: readonly PageRelease[],
  requests: readonly NotedRequest[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name: address } of requests.filter(hasFailed)) {
    for (const { base, version } of releases) {
      const versions = base.slice(0, -`${version}/`.length);
      const [failed, file] = address.startsWith(versions)
        ? address.slice(versions.length).split('/')
        : [];
      if (failed === undefined || file === undefined) {
        continue;
      }
      const key = `${versions.split('/').at(-2) ?? ''}/${failed}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

/** Status 0: no answer, or one that the page may not read; ours may be read. */
const hasFailed = ({ responseStatus }: NotedRequest): boolean =>
  responseStatus !== undefined &&
  (responseStatus === 0 || responseStatus >= 400);
