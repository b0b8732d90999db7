import type { EmbedTag } from './in-page/pageReport';
import { readTagAddress } from './tagAddress';
import type { PinFacts } from './visit';

const patienceMs = 3000;
const dayMs = 86_400_000;

type Fetch = typeof globalThis.fetch;

/** Empty for a file that cannot be read. */
const readJson = (
  url: string,
  fetch: Fetch,
): Promise<Readonly<Record<string, unknown>>> =>
  fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    .then((response) => response.json() as Promise<Record<string, unknown>>)
    .catch(() => ({}));

/** Reads each pinned tag. Never rejects. */
export async function readPins(
  tags: readonly EmbedTag[],
  fetch: Fetch,
  now: Date,
): Promise<readonly PinFacts[]> {
  const pins = tags.map(async (tag) => {
    const { folder, site, version } = readTagAddress(tag);
    if (version === undefined) {
      return [];
    }
    const siteFolder = site === '' ? '' : `${site}/`;
    const [{ releasedAt }, { version: current, versions }] = await Promise.all([
      readJson(`${folder}${version}/${siteFolder}pin.json`, fetch),
      readJson(`${folder}${siteFolder}version.json`, fetch),
    ]);
    const pin = { remote: tag.remote, version, hasIntegrity: tag.hasIntegrity };
    if (typeof releasedAt !== 'string' || typeof current !== 'string') {
      return [{ ...pin, release: undefined }];
    }
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
