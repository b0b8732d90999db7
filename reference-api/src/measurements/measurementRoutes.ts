/** Takes page measurements: page speed becomes figures, and releases are counted. Source: threats S10, S14, S24; docs/performance.md. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { toPagePattern } from 'mortgage-domain/measurements/pagePattern';
import * as v from 'valibot';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import type { Handler } from '../http/requests';
import { createPageSpeed, type PageSpeed } from '../metrics/pageSpeed';
import type { Metrics } from '../metrics/metrics';
import type { ApiSettings } from '../settings/settings';
import { createKnownReleases, type IsKnownRelease } from './knownReleases';
import { measurementsPath } from './measurementsPath';
import { countVisit } from './releaseCounts';

interface MeasurementServices {
  readonly db: Database;
  readonly settings: ApiSettings;
  readonly metrics: Metrics;
}

const bodyLimitBytes = 4096;
/** A visitor sends one for each page. */
const perMinute = 60;

export function measurementRoutes(server: FastifyInstance, services: MeasurementServices): void {
  const { settings, metrics, db } = services;
  const max = Math.min(perMinute, settings.limits.callsPerMinute);
  const speed = createPageSpeed(metrics.registry);
  const pages = new Set<string>();
  // All pages come after this route.
  server.addHook('onRoute', ({ url }) => {
    pages.add(firstOf(toPagePattern(url)));
  });
  const config = { rateLimit: { max, timeWindow: '1 minute' } };
  server.post(
    measurementsPath,
    { bodyLimit: bodyLimitBytes, config },
    takeMeasurement(db, createKnownReleases(settings), (page) => pages.has(firstOf(page)), speed),
  );
}

/** `/refinance/*` is a part of the section `/refinance`. */
const firstOf = (page: string): string => page.replace(/(?<=.)\/\*$/, '');

const takeMeasurement =
  (
    db: Database,
    knowReleases: () => Promise<IsKnownRelease>,
    isPage: (page: string) => boolean,
    speed: PageSpeed,
  ): Handler =>
  async (request, reply) => {
    neverStored(reply);
    const read = v.safeParse(pageMeasurement, request.body);
    if (!read.success) return refuse(reply, read.issues[0], 'body');
    const { releases, failedReleases, page } = read.output;
    const isKnown = await knowReleases();
    const used = Object.entries(releases).map(([name, version]) => `${name}/${version}`);
    const known = [...new Set([...used, ...failedReleases])].filter(isKnown);
    await countVisit(db, known, failedReleases);
    if (isPage(page)) speed.observe(read.output, known);
    return reply.code(204).send();
  };

const refuse = (reply: FastifyReply, issue: v.BaseIssue<unknown>, whole: string): FastifyReply =>
  reply.code(400).send({
    error: 'InvalidRequest',
    field: v.getDotPath(issue) ?? whole,
    message: issue.message,
  });
