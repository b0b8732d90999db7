/** The releases of remotes that exist, by each remote's `version.json`: no visitor can make up another one. Source: threat S24. */
import { remotes } from 'embed/remotes';
import * as v from 'valibot';
import { remoteOrigin } from '../settings/origins';
import type { ApiSettings } from '../settings/settings';

const keptMs = 30_000;
const limitMs = 2000;
const versionFile = v.object({ versions: v.array(v.string()) });

/** Reads them again while they are asked for; those of a remote whose origin is away stay. */
export function createKnownReleases({ port, operation }: ApiSettings) {
  const known = new Set<string>();
  const inside = { port, operation: { staticOrigin: operation.shellOrigin } };
  let readAtMs = -Infinity;
  let reading: Promise<unknown> | undefined;
  const read = async (remote: string) => {
    const url = `${remoteOrigin(inside, remote)}/${remote}/version.json`;
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    const { versions } = v.parse(versionFile, await response.json());
    for (const version of versions) known.add(`${remote}/${version}`);
  };
  return async (): Promise<ReadonlySet<string>> => {
    if (Date.now() - readAtMs >= keptMs) {
      readAtMs = Date.now();
      reading = Promise.allSettled(remotes.map(({ name }) => read(name)));
    }
    await reading;
    return known;
  };
}
