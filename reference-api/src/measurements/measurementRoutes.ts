/** Takes page measurements. Source: threats S10, S14; docs/performance.md. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import * as v from 'valibot';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import type { Handler } from '../http/requests';
import { measurementsPath } from './measurementsPath';
import type { ApiSettings } from '../settings/settings';
import { pageMeasurements } from './measurementTable';

interface MeasurementServices {
  readonly db: Database;
  readonly settings: ApiSettings;
}

const bodyLimitBytes = 4096;

export function measurementRoutes(server: FastifyInstance, services: MeasurementServices): void {
  const { callsPerMinute } = services.settings.limits;
  server.post(
    measurementsPath,
    {
      bodyLimit: bodyLimitBytes,
      config: { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } },
    },
    takeMeasurement(services),
  );
}

const takeMeasurement =
  ({ db }: MeasurementServices): Handler =>
  async (request, reply) => {
    neverStored(reply);
    const read = v.safeParse(pageMeasurement, request.body);
    if (!read.success) return refuse(reply, read.issues[0], 'body');
    const release = read.output.releases['header-remote'] ?? '';
    await db.insert(pageMeasurements).values({ ...read.output, release });
    return reply.code(204).send();
  };

const refuse = (reply: FastifyReply, issue: v.BaseIssue<unknown>, whole: string): FastifyReply =>
  reply.code(400).send({
    error: 'InvalidRequest',
    field: v.getDotPath(issue) ?? whole,
    message: issue.message,
  });
