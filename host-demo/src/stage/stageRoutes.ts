/** The network of one visit to the stage, for as long as somebody wants to look at it, and at most a minute. Source: OPN-92; threats S05, S09. */
import type { FastifyInstance } from 'fastify';
import { neverStored } from '../http/cacheControl';
import { fieldsOf, isForm, type Handler } from '../http/requests';
import type { DemoServerSettings } from '../settings/settings';
import { controlsLimit, refuseWithoutControls } from './controls';
import { toStageAddress } from './stageViews';
import { isStageNetwork, isStageVisit, stageNetworks, type StageVisits } from './stageVisits';

interface StageServices {
  readonly settings: DemoServerSettings;
  readonly stage: StageVisits;
}

export function stageRoutes(server: FastifyInstance, { settings, stage }: StageServices): void {
  server.post(
    '/demo/stage',
    { config: { rateLimit: controlsLimit }, onRequest: refuseWithoutControls(settings) },
    setNetwork(stage),
  );
}

const setNetwork =
  (stage: StageVisits): Handler =>
  async (request, reply) => {
    const { visit, network, view } = fieldsOf(request);
    neverStored(reply);
    if (!isStageVisit(visit))
      return reply.code(400).send({
        error: 'InvalidRequest',
        field: 'visit',
        message: 'Give the name of a visit: up to 16 small letters and digits.',
      });
    if (!isStageNetwork(network))
      return reply.code(400).send({
        error: 'InvalidRequest',
        field: 'network',
        message: `Give one of: ${stageNetworks.join(', ')}.`,
      });
    stage.set(visit, network);
    return isForm(request)
      ? reply.redirect(toStageAddress(visit, view, network), 303)
      : reply.send({ network });
  };
