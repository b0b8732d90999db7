/** Reads the age of pinned versions, and the current version, from the target. */
import type { EmbedTag } from './in-page/pageReport';
import { readTagAddress } from './tagAddress';

export interface PinFacts {
  readonly remote: string;
  readonly version: string;
  /** Whether the browser checks the file. */
  readonly hasIntegrity: boolean;
  /** Undefined where `pin.json` or `version.json` cannot be read. */
  readonly release?: PinnedRelease;
}

export interface PinnedRelease {
  /** ISO 8601. */
  readonly releasedAt: string;
  readonly ageDays: number;
  readonly current: string;
  /** Number of newer releases; undefined where the target no longer lists the version. */
  readonly newerReleases: number | undefined;
  /** Address of the current version's `pin.json`. */
  readonly nextPin: string;
}

const patienceMs = 3000;
const dayMs = 86_400_000;

/** Reads each pinned tag. Never rejects. */
export async function readPins(
  tags: readonly EmbedTag[],
  fetch: typeof globalThis.fetch,
  now: Date,
): Promise<readonly PinFacts[]> {
  const pins = tags.map(async (tag) => {
    const { version } = readTagAddress(tag);
    if (version === undefined) return [];
    const release = await readRelease(tag, version, fetch, now).catch(() => undefined);
    return [{ remote: tag.remote, version, hasIntegrity: tag.hasIntegrity, release }];
  });
  return (await Promise.all(pins)).flat();
}

async function readRelease(
  tag: EmbedTag,
  version: string,
  fetch: typeof globalThis.fetch,
  now: Date,
): Promise<PinnedRelease | undefined> {
  const { folder, site } = readTagAddress(tag);
  const siteFolder = site === '' ? '' : `${site}/`;
  const read = async (address: string): Promise<Readonly<Record<string, unknown>>> => {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    return (await response.json()) as Readonly<Record<string, unknown>>;
  };
  const [pin, live] = await Promise.all([
    read(`${folder}${version}/${siteFolder}pin.json`),
    read(`${folder}${siteFolder}version.json`),
  ]);
  const { version: current, versions } = live;
  if (typeof pin.releasedAt !== 'string' || typeof current !== 'string') return undefined;
  const position = Array.isArray(versions) ? versions.indexOf(version) : -1;
  return {
    releasedAt: pin.releasedAt,
    ageDays: Math.floor((now.getTime() - Date.parse(pin.releasedAt)) / dayMs),
    current,
    newerReleases: position < 0 ? undefined : position,
    nextPin: `${folder}${current}/${siteFolder}pin.json`,
  };
}
