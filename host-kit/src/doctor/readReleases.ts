/** Reads about the releases of a page's tags from their targets: the age of pinned versions, and whether later files exist. */
import { stampFile } from 'embed/hand-overs';
import type { EmbedTag } from './in-page/pageReport';
import { readTagAddress } from './tagAddress';
import type { FailedFile, PinFacts } from './visit';

const patienceMs = 3000;
const dayMs = 86_400_000;

type Fetch = typeof globalThis.fetch;

/** Empty for a file that cannot be read. */
const readJson = <Content extends object>(url: string, fetch: Fetch): Promise<Partial<Content>> =>
  fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    .then((response) => response.json() as Promise<Content>)
    .catch(() => ({}));

/** Reads each pinned tag. Never rejects. */
export async function readPins(
  tags: readonly EmbedTag[],
  fetch: Fetch,
  now: Date,
): Promise<readonly PinFacts[]> {
  const pins = tags.map(async (tag) => {
    const { folder, site, version } = readTagAddress(tag);
    if (version === undefined) return [];
    const siteFolder = site === '' ? '' : `${site}/`;
    const [{ releasedAt }, { version: current, versions }] = await Promise.all([
      readJson<{ releasedAt: unknown }>(`${folder}${version}/${siteFolder}pin.json`, fetch),
      readJson<Record<'version' | 'versions', unknown>>(
        `${folder}${siteFolder}version.json`,
        fetch,
      ),
    ]);
    const pin = { remote: tag.remote, version, hasIntegrity: tag.hasIntegrity };
    if (typeof releasedAt !== 'string' || typeof current !== 'string')
      return [{ ...pin, release: undefined }];
    const position = Array.isArray(versions) ? versions.indexOf(version) : -1;
    const release = {
      releasedAt,
      ageDays: Math.floor((now.getTime() - Date.parse(releasedAt)) / dayMs),
      current,
      newerReleases: position < 0 ? undefined : position,
      nextPin: `${folder}${current}/${siteFolder}pin.json`,
    };
    return [{ ...pin, release }];
  });
  return (await Promise.all(pins)).flat();
}

/** Finds missing files that a page loads later, such as the sign-in dialog. Skips unreadable releases, and never rejects. */
export async function readLaterFiles(
  tags: readonly EmbedTag[],
  fetch: Fetch,
): Promise<readonly FailedFile[]> {
  const files = await Promise.all(tags.map(({ src }) => listLaterFiles(src, fetch)));
  const once = [...new Set(files.flat())];
  return (await Promise.all(once.map((url) => findFailure(url, fetch)))).flat();
}

type Files = Readonly<Record<string, string>>;

async function listLaterFiles(src: string, fetch: Fetch): Promise<readonly string[]> {
  const stamp = new URL(stampFile, src).href;
  const { releases = [] } = await readJson<{ releases: { base: string; files: Files }[] }>(
    stamp,
    fetch,
  );
  const files = releases.map(async ({ base, files: first }) => {
    const folder = new URL(base, stamp);
    const release = new URL('release.json', folder).href;
    const { files: all = {} } = await readJson<{ files: Files }>(release, fetch);
    return Object.keys(all)
      .filter((name) => name.endsWith('.js') && !Object.hasOwn(first, name))
      .map((name) => new URL(name, folder).href);
  });
  return (await Promise.all(files)).flat();
}

async function findFailure(url: string, fetch: Fetch): Promise<readonly FailedFile[]> {
  const signal = AbortSignal.timeout(patienceMs);
  const { status } = await fetch(url, { method: 'HEAD', signal }).catch(() => ({ status: 0 }));
  // Other statuses may only mean that the server does not support HEAD.
  return status === 404 || status === 410 ? [{ url, reason: `status ${status}` }] : [];
}
