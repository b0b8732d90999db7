/** The parts of a remote's published files that a server page uses. */
import { remotes } from 'embed/remotes';
import { parseCspNeeds, type CspNeeds } from 'host-kit/csp';
import { remoteOrigin, type PublishedFiles } from 'reference-api/origins';
import type { ApiSettings } from 'reference-api/settings';
import { sites, type Site } from 'reference-api/sites';

/** A server page fetches an include now and then, not for every visitor. */
const keptMs = 5000;
/** While the origin is away, one request in this time waits for it; the others get the known copy. */
const retryMs = 1000;
const limitMs = 500;
/** At the start no visitor waits for a page yet. */
const startLimitMs = 10_000;

/** Of one release: a policy from another one would forbid the shell its style. */
export interface Published {
  /** The view, to be included; empty when the origin has never answered: the page is sent all the same. */
  readonly shell: string;
  /** The permissions that a page with the remote needs; undefined when the origin has never answered. */
  readonly needs?: CspNeeds;
}
interface Kept {
  /** A promise while the first copy is on its way. */
  readonly published: Published | Promise<Published>;
  readonly freshUntil: number;
}
const kept = new Map<string, Kept>();

type Addresses = Pick<ApiSettings, 'port'> &
  Partial<Pick<ApiSettings, 'operation'>>;

export const remoteFile = (
  settings: PublishedFiles,
  { isFirst, slug }: Pick<Site, 'isFirst' | 'slug'>,
  remote: string,
  file: string,
  visit?: string,
): string =>
  `${remoteFolder(settings, remote, visit)}${isFirst ? '' : `${slug}/`}${file}`;

export function remoteFolder(
  settings: PublishedFiles,
  remote: string,
  visit?: string,
): string {
  const folder = `${remoteOrigin(settings, remote)}/${remote}/`;
  return visit === undefined ? folder : `${folder}~${visit}/`;
}

export async function fetchPublished(
  settings: Addresses,
  site: Site,
  remote: string,
  waitMs = limitMs,
): Promise<Published> {
  const inside = {
    port: settings.port,
    operation: { staticOrigin: settings.operation?.shellOrigin },
  };
  const folder = remoteFile(inside, site, remote, '');
  const known = kept.get(folder);
  if (known && Date.now() < known.freshUntil) {
    return known.published;
  }
  const keep = (published: Kept['published'], forMs: number) => {
    kept.set(folder, { published, freshUntil: Date.now() + forMs });
    return published;
  };
  const coming = download(folder, waitMs).then(
    (published) => keep(published, keptMs),
    () => keep(known?.published ?? { shell: '' }, retryMs),
  );
  // Requests during the download share it.
  void keep(known?.published ?? coming, retryMs);
  return coming;
}

/** Before the first visitor comes; of an origin that is away later. */
export async function learnPublished(settings: Addresses): Promise<void> {
  await Promise.all(
    sites.flatMap((site) =>
      remotes.map(({ name }) =>
        fetchPublished(settings, site, name, startLimitMs),
      ),
    ),
  );
}

async function download(folder: string, waitMs: number): Promise<Published> {
  const [shell, csp] = await Promise.all([
    readText(`${folder}shell.html`, waitMs),
    readText(`${folder}csp.json`, waitMs),
  ]);
  return { shell, needs: parseCspNeeds(csp) };
}

async function readText(url: string, waitMs: number): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(waitMs) });
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}.`);
  }
  return response.text();
}
