import { stampFile } from '../contract/handOvers';
import { pageFetch } from '../natives/pageFetch';
import { locateReleases } from '../releases/pageReleases';
import { readReleases } from '../releases/readReleases';
import type { Release, SitePart } from '../releases/release';

export interface Override {
  readonly release: Release;
  /** That release's part of the site, where its stamp has one. */
  readonly part?: SitePart | undefined;
}

/** As long as a development server may need to begin. */
const limitMs = 10_000;

/** The current release at an origin. Rejects where its stamp is missing, or names files elsewhere or another container. */
export async function fetchOverride(
  window: Window & typeof globalThis,
  { name, container }: Release,
  origin: string,
  script: string,
): Promise<Override> {
  const address = `${origin}/${name}/${siteFolderOf(name, script)}${stampFile}`;
  const response = await pageFetch(window)(address, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  const stamp: unknown = await response.json();
  const release = locateReleases(readReleases(stamp), address).find(
    (one) => one.name === name,
  );
  if (!release) {
    throw new Error(`${address} names no release of ${name}.`);
  }
  if (
    new URL(release.base).origin !== origin ||
    release.container !== container
  ) {
    throw new Error(
      `${address} names files of ${release.base}, container ${release.container}.`,
    );
  }
  const { parts } = stamp as {
    readonly parts?: Readonly<Record<string, SitePart>>;
  };
  return { release, part: parts?.[name] };
}

/** `oakfinch/` for the tag of a site that is not the target's first, also where that is pinned. */
const siteFolderOf = (remote: string, script: string): string =>
  /^(?:\d[^/]*\/)?([a-z][\w-]*\/)?embed\.js$/.exec(
    new URL(script).pathname.split(`/${remote}/`).at(-1) ?? '',
  )?.[1] ?? '';
