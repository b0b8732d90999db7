/** Takes page measurements, and counts the visits of releases. Source: threats S10, S14, S24; docs/performance.md. */
import type { FastifyInstance } from 'fastify';
import { pageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { neverStored } from '../http/cacheControl';
import { parseInput } from '../http/plainInput';
import type { Handler } from '../http/requests';
import type { Services } from '../services/services';
import { createKnownReleases } from './knownReleases';
import { measurementsPath } from './measurementsPath';
import { countVisit } from './releaseCounts';

const bodyLimitBytes = 4096;
/** A visitor sends one for each page. */
const perMinute = 60;

export function measurementRoutes(server: FastifyInstance, { db, settings }: Services): void {
  const max = Math.min(perMinute, settings.limits.callsPerMinute);
  const config = { rateLimit: { max, timeWindow: '1 minute' } };
  const readKnown = createKnownReleases(settings);
  const takeMeasurement: Handler = async (request, reply) => {
    const { releases, failedReleases } = parseInput(pageMeasurement, request.body);
    const known = await readKnown();
    const used = Object.entries(releases).map(([name, version]) => `${name}/${version}`);
    const counted = new Set([...used, ...failedReleases].filter((one) => known.has(one)));
    await countVisit(db, [...counted], failedReleases);
    return neverStored(reply).code(204).send();
  };
  server.post(measurementsPath, { bodyLimit: bodyLimitBytes, config }, takeMeasurement);
}
