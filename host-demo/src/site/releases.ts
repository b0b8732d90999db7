/** The live release of each remote, as the first page names it. Source: docs/releasing.md (`version.json`). */
import { remoteOrigin, type PublishedFiles } from 'reference-api/origins';

const names = {
  'header-remote': 'Header',
  'footer-remote': 'Footer',
  'lender-advertising-remote': 'Lender page',
  'access-denied-remote': 'Access gate',
};
const limitMs = 500;
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

interface Release {
  readonly version: string;
  readonly releasedAt: string;
}

/** @example describeRelease('Header', { version: '0.1.0-ab', releasedAt }) // 'Header 0.1.0, released 2 minutes ago' */
export function describeRelease(name: string, release: Release, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(release.releasedAt));
  const [unit, size] = units.find(([, least]) => age >= least) ?? units[3];
  const [version] = release.version.split('-');
  return `${name} ${version}, released ${relative.format(-Math.floor(age / size), unit)}`;
}

/** Leaves out a remote whose origin is away. */
export async function describeReleases(settings: PublishedFiles): Promise<readonly string[]> {
  const all = Object.entries(names).map(async ([remote, name]) => {
    const url = `${remoteOrigin(settings, remote)}/${remote}/version.json`;
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    return describeRelease(name, (await response.json()) as Release);
  });
  const settled = await Promise.allSettled(all);
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
