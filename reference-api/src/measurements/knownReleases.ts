/** The releases of remotes that exist, by each remote's `version.json`: no visitor can make up another one. Source: threat S24. */
import { remotes } from 'embed/remotes';
import * as v from 'valibot';
import { remoteOrigin } from '../settings/origins';
import type { ApiSettings } from '../settings/settings';

export type IsKnownRelease = (release: string) => boolean;

const keptMs = 30_000;
const limitMs = 2000;
const versionFile = v.object({ versions: v.array(v.string()) });

/** Reads them again while they are asked for; those of a remote whose origin is away stay. */
export function createKnownReleases(
  { port, operation }: ApiSettings,
  now: () => number = Date.now,
): () => Promise<IsKnownRelease> {
  const known = new Map<string, readonly string[]>();
  let readAtMs = -Infinity;
  let reading: Promise<unknown> = Promise.resolve();
  const read = async (remote: string) => {
    const inside = { port, operation: { staticOrigin: operation.shellOrigin } };
    const response = await fetch(`${remoteOrigin(inside, remote)}/${remote}/version.json`, {
      signal: AbortSignal.timeout(limitMs),
    });
    const { versions } = v.parse(versionFile, await response.json());
    known.set(
      remote,
      versions.map((version) => `${remote}/${version}`),
    );
  };
  return async () => {
    if (now() - readAtMs >= keptMs) {
      readAtMs = now();
      reading = Promise.allSettled(remotes.map(({ name }) => read(name)));
    }
    await reading;
    const all = new Set([...known.values()].flat());
    return (release) => all.has(release);
  };
}
