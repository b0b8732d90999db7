/** Takes page measurements, and counts the visits of releases. Source: threats S10, S14, S24; docs/performance.md. */
import { remotes } from 'embed/remotes';
import type { FastifyInstance } from 'fastify';
import {
  measurementsPath,
  pageMeasurement,
} from 'mortgage-domain/measurements/pageMeasurement';
import * as v from 'valibot';
import { parseInput } from '../http/plainInput';
import { type Handler, neverStored } from '../http/requests';
import type { Services } from '../services/services';
import { remoteOrigin } from '../settings/origins';
import { countVisit } from './releaseCounts';

/** A visitor sends one for each page. */
const perMinute = 60;

export function measurementRoutes(
  server: FastifyInstance,
  { db, settings }: Services,
): void {
  const max = Math.min(perMinute, settings.limits.callsPerMinute);
  const config = { rateLimit: { max, timeWindow: '1 minute' } };
  const readKnown = createKnownReleases(settings);
  const takeMeasurement: Handler = async (request, reply) => {
    const { releases, failedReleases } = parseInput(
      pageMeasurement,
      request.body,
    );
    const known = await readKnown();
    const used = Object.entries(releases).map(
      ([name, version]) => `${name}/${version}`,
    );
    const counted = new Set(
      [...used, ...failedReleases].filter((one) => known.has(one)),
    );
    await countVisit(db, [...counted], failedReleases);
    return neverStored(reply).code(204).send();
  };
  server.post(measurementsPath, { bodyLimit: 4096, config }, takeMeasurement);
}

const keptMs = 30_000;
const limitMs = 2000;
const versionFile = v.object({ versions: v.array(v.string()) });

/**
 * The releases that exist, by each remote's `version.json`: no visitor can make up another one (S24). Read again while
 * they are used; those of a remote whose origin is away stay.
 */
function createKnownReleases({ port, operation }: Services['settings']) {
  const known = new Set<string>();
  const inside = { port, operation: { staticOrigin: operation.shellOrigin } };
  let readAtMs = -Infinity;
  let reading: Promise<unknown> | undefined;
  const read = async (remote: string) => {
    const url = `${remoteOrigin(inside, remote)}/${remote}/version.json`;
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    const { versions } = v.parse(versionFile, await response.json());
    for (const version of versions) {
      known.add(`${remote}/${version}`);
    }
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
