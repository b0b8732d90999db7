import type { PageRelease } from './pageReleases';

/** What the browser noted of a request; some browsers do not say the status: there nothing is counted. */
export type NotedRequest = PerformanceEntry & { readonly responseStatus?: number };

/**
 * How often files of our releases did not come, by `<workspace>/<version>`: also of a version that
 * the page has given up since, whose folder lies beside the present one's.
 */
export function countFailedFiles(
  releases: readonly PageRelease[],
  requests: readonly NotedRequest[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name: address } of requests.filter(hasFailed))
    for (const { base, version } of releases) {
      const versions = base.slice(0, -`${version}/`.length);
      const [failed, file] = address.startsWith(versions)
        ? address.slice(versions.length).split('/')
        : [];
      if (failed === undefined || file === undefined) continue;
      const key = `${versions.split('/').at(-2) ?? ''}/${failed}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  return counts;
}

/** 0: no answer, or one that the page may not read; ours may be read. */
const hasFailed = ({ responseStatus }: NotedRequest): boolean =>
  responseStatus !== undefined && (responseStatus === 0 || responseStatus >= 400);
