/** Named actions of the mortgage API: `GET` with dotted keys or `POST` with a text/plain JSON body. Source: ledger API-1..6, OPN-40. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostActions, type HostAction } from 'mortgage-domain/host/hostActions';
import { blockScriptPath } from '../challenge/challengeRoutes';
import type { ChallengePasses } from '../challenge/passes';
import { isBlocked } from '../challenge/suspects';
import type { Database } from '../database/connect';
import type { Delivery } from '../delivery/delivery';
import { neverStored } from '../http/cacheControl';
import { readParam, type Handler } from '../http/requests';
import type { DemoServerSettings, RateLimits } from '../settings/settings';
import { firstSite } from '../sites/sites';
import type { Action } from './action';
import { readBody, readQuery } from './actionInput';
import { failure, type ActionAnswer } from './answers';

interface ActionServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
  readonly challengePasses: ChallengePasses;
  readonly delivery: Delivery;
}

export function actionRoutes(
  server: FastifyInstance,
  services: ActionServices,
  actions: Readonly<Record<HostAction, Action>>,
): void {
  const { limits } = services.settings;
  for (const [name, { method, path }] of Object.entries(hostActions)) {
    const action = actions[name as HostAction];
    if (!action) throw new Error(`Nothing answers ${name}.`);
    const isTooMuch = action.challenged ? countCalls(server, action, limits) : alwaysFew;
    server.route({
      // API-3: for addresses that would be too long. What holds a token or personal data is POST only (S04, S10).
      method: method === 'GET' ? ['GET', 'POST'] : 'POST',
      url: path,
      config: { rateLimit: { max: limitOf(action, limits), timeWindow: '1 minute' } },
      handler: answerAction(action, services, isTooMuch),
    });
  }
  server.all(`${firstSite.config.apiBase}/*`, refuseAction(Object.keys(actions)));
}

type CountCall = (request: FastifyRequest) => Promise<boolean>;

const limitOf = ({ limit }: Action, limits: RateLimits): number =>
  limits[limit ?? 'callsPerMinute'];

/** A challenged action asks for a person once more than a tenth of its limit is used up in a minute. */
function countCalls(server: FastifyInstance, action: Action, limits: RateLimits): CountCall {
  const count = server.createRateLimit({
    max: Math.max(1, Math.floor(limitOf(action, limits) / 10)),
    timeWindow: '1 minute',
  });
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded;
  };
}
const alwaysFew: CountCall = async () => false;

const answerAction =
  (
    action: Action,
    { db, delivery, challengePasses }: ActionServices,
    isTooMuch: CountCall,
  ): Handler =>
  async (request, reply) => {
    const isBlockedBy = (looksAutomated: boolean) =>
      Boolean(action.challenged) && isBlocked(request, challengePasses, looksAutomated);
    if (isBlockedBy(await isTooMuch(request))) return send(reply, botBlocked);
    const input = request.method === 'POST' ? readBody(request) : readQuery(request);
    const call = action.read({ input, request, db, delivery });
    if (!('run' in call)) return send(reply, call);
    if (call.looksAutomated && isBlockedBy(true)) return send(reply, botBlocked);
    return send(reply, await call.run());
  };

const refuseAction =
  (names: readonly string[]): Handler =>
  async (request, reply) => {
    const name = readParam(request, '*');
    return names.includes(name)
      ? send(reply.header('allow', 'POST'), wrongMethod(name))
      : send(reply, unknownAction);
  };

const botBlocked: ActionAnswer = {
  status: 403,
  body: { error: 'BotBlocked', blockScript: blockScriptPath },
};
const unknownAction = failure('UnknownAction', {
  status: 404,
  field: 'action',
  message: 'There is no action of this name.',
});
const wrongMethod = (name: string): ActionAnswer =>
  failure('WrongMethod', {
    status: 405,
    field: 'method',
    message: `${name} is called by POST.`,
  });

const send = (reply: FastifyReply, { status = 200, body }: ActionAnswer): FastifyReply =>
  neverStored(reply).code(status).send(body);
