/** The header's releases, from the first page. Source: OPN-92; docs/releasing.md; threats S05, S09, S22. */
import type { FastifyInstance } from 'fastify';
import { neverStored } from '../http/cacheControl';
import { fieldsOf, isForm, type Handler } from '../http/requests';
import type { DemoServerSettings } from '../settings/settings';
import { controlsLimit, refuseWithoutControls } from './controls';
import { isReleaseStep, type HeaderReleases, type StepOutcome } from './headerReleases';

interface ReleaseServices {
  readonly settings: DemoServerSettings;
  readonly releases: HeaderReleases;
}

export function releaseRoutes(
  server: FastifyInstance,
  { settings, releases }: ReleaseServices,
): void {
  const onRequest = refuseWithoutControls(settings);
  server.get('/demo/releases', { onRequest }, async (_request, reply) =>
    neverStored(reply).send(await releases.read()),
  );
  server.post(
    '/demo/releases',
    { config: { rateLimit: controlsLimit }, onRequest },
    takeStep(releases),
  );
}

const refusals: Readonly<Record<Exclude<StepOutcome, 'done'>, readonly [number, string]>> = {
  busy: [409, 'A release is under way. Wait for it.'],
  nothingToDo: [409, 'That header is the current one already.'],
  failed: [500, 'The command has failed. What it said stands below.'],
};

const takeStep =
  (releases: HeaderReleases): Handler =>
  async (request, reply) => {
    const { step } = fieldsOf(request);
    neverStored(reply);
    if (!isReleaseStep(step))
      return reply.code(400).send({
        error: 'InvalidRequest',
        field: 'step',
        message: 'Give one of: deploy, rollBack.',
      });
    const outcome = await releases.take(step);
    if (isForm(request)) return reply.redirect('/#stage', 303);
    if (outcome === 'done') return reply.send(await releases.read());
    const [status, message] = refusals[outcome];
    return reply.code(status).send({ error: 'NotReleased', message });
  };
