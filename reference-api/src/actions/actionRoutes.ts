/** Named actions of the mortgage API: `GET` with dotted keys or `POST` with a text/plain JSON body. Source: ledger API-1..6, OPN-40. */
import { createTurns } from '../accounts/passwords';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostActions, type HostAction } from 'mortgage-domain/host/hostActions';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { blockScriptPath, isBlocked } from '../challenge/challengeRoutes';
import { InputError } from '../http/plainInput';
import { isForm, type Handler, neverStored, readParam } from '../http/requests';
import type { Services } from '../services/services';
import type { RateLimits } from '../settings/settings';
import { networkOf } from '../limits/counts';
import { type Action, failure, type ActionAnswer } from './action';
import { readBody, readFallback, readQuery } from './actionInput';

/** The longest wait for a turn; the database wait comes after it. */
const patienceMs = 500;
const waitingEach = 20;

/** Writes take half of the connections at most, so that a locked table leaves the others to reads. F28, S09. */
const createWriteTurns = (connections: number) =>
  createTurns({
    atOnce: Math.max(1, Math.floor(connections / 2)),
    waiting: connections * waitingEach,
    patienceMs,
  });

export function actionRoutes(
  server: FastifyInstance,
  services: Services,
  actions: Readonly<Record<HostAction, Action>>,
): void {
  const { limits, databaseConnections } = services.settings;
  const write = createWriteTurns(databaseConnections);
  for (const [name, { method, path }] of Object.entries(hostActions)) {
    const action = actions[name as HostAction];
    if (!action) {
      throw new Error(`Nothing answers ${name}.`);
    }
    server.route({
      // API-3: for addresses that would be too long. Calls with a token or personal data are POST only (S04, S10).
      method: method === 'GET' ? ['GET', 'POST'] : 'POST',
      url: path,
      config: {
        rateLimit: { max: limitOf(action, limits), timeWindow: '1 minute' },
      },
      handler: answerAction(action, services, {
        isTooMuch: countCalls(services, name, action),
        inTurn: action.challenged ? write : atOnce,
        readPosted: method === 'GET' ? readFallback : readBody,
      }),
    });
  }
  server.all(`${defaultSiteConfig.apiBase}/*`, refuseAction);
}

const minuteMs = 60_000;

const limitOf = ({ limit }: Action, limits: RateLimits): number =>
  limits[limit ?? 'callsPerMinute'];

/** A challenged action needs the security check once more than a tenth of its limit is used up in a minute. */
function countCalls(
  { countCall, settings }: Services,
  name: string,
  action: Action,
) {
  const max = Math.max(1, Math.floor(limitOf(action, settings.limits) / 10));
  return async (request: FastifyRequest): Promise<boolean> => {
    const counted = `unchallenged ${name} ${networkOf(request)}`;
    return (await countCall(counted, max, minuteMs)).hits > max;
  };
}

type InTurn = ReturnType<typeof createWriteTurns>;
const atOnce: InTurn = (run) => run();

interface AnsweredBy {
  readonly isTooMuch: ReturnType<typeof countCalls>;
  readonly inTurn: InTurn;
  readonly readPosted: typeof readBody;
}

function answerAction(
  action: Action,
  services: Services,
  { isTooMuch, inTurn, readPosted }: AnsweredBy,
): Handler {
  const { db, delivery, challengePasses } = services;
  type Read = (request: FastifyRequest) => unknown;

  async function decide(
    request: FastifyRequest,
    read: Read,
  ): Promise<ActionAnswer> {
    const isBlockedBy = (isSuspect: boolean) =>
      isBlocked(request, challengePasses, isSuspect);
    if (action.challenged && (await isBlockedBy(await isTooMuch(request)))) {
      return botBlocked;
    }
    const input = await read(request);
    const call = action.read({ input, request, db, delivery });
    if (call.looksAutomated && (await isBlockedBy(true))) {
      return botBlocked;
    }
    return inTurn(call.run);
  }

  const readCall: Read = (request) =>
    request.method === 'POST' ? readPosted(request) : readQuery(request);

  return async (request, reply) => {
    const form = isForm(request) ? action.form : undefined;
    if (!form) {
      return send(reply, await decide(request, readCall));
    }
    const read: Read = () => form.read(request, db);
    const answer = await decide(request, read).catch(toRefusal);
    return form.send(neverStored(reply), answer, services);
  };
}

/** A page names the field; other errors have a page of their own (failures.ts). */
function toRefusal(error: unknown): ActionAnswer {
  if (!(error instanceof InputError)) {
    throw error;
  }
  const { field, message, statusCode: status } = error;
  return failure('InvalidRequest', { field, message, status });
}

const refuseAction: Handler = async (request, reply) => {
  const name = readParam(request, '*');
  const known = Object.entries(hostActions).find(([action]) => action === name);
  if (!known) {
    return send(reply, unknownAction);
  }
  const allowed = known[1].method === 'GET' ? 'GET, HEAD, POST' : 'POST';
  return send(reply.header('allow', allowed), wrongMethod(name, allowed));
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
const wrongMethod = (name: string, allowed: string): ActionAnswer =>
  failure('WrongMethod', {
    status: 405,
    field: 'method',
    message: `${name} is called by ${allowed}.`,
  });

const send = (
  reply: FastifyReply,
  { status = 200, body }: ActionAnswer,
): FastifyReply => neverStored(reply).code(status).send(body);
