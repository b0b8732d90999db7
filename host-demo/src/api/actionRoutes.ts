/** Named actions of the mortgage API: `GET` with dotted keys or `POST` with a text/plain JSON body. Source: ledger API-1..6, OPN-40. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leadAction } from 'mortgage-domain/leads/leadAction';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import * as v from 'valibot';
import { blockScript, isBlocked } from '../challenge/challengeRoutes';
import type { RouteContext } from '../routeContext';
import type { Action, ActionAnswer } from './action';
import { failure } from './action';
import { readBody, readQuery } from './actionInput';
import { updateHDPCalcMarketing } from './calculatorMarketing';
import { parseEmailAddress, parsePhoneNumber } from './contactParsing';
import { contactAboutAdvertising } from './leads';
import { getNMLSLender, getRegisteredLender } from './lenders';
import { getRegionInformation, getZIPCodeLocation } from './places';
import { neverStored } from './visitor';
import { getAuthInfo, whoAmI } from './whoAmI';

export const actions: Readonly<Record<string, Action>> = {
  getAuthInfo,
  getZIPCodeLocation,
  getRegionInformation,
  whoAmI,
  getNMLSLender,
  getRegisteredLender,
  parseEmailAddress,
  parsePhoneNumber,
  updateHDPCalcMarketing,
  [leadAction(defaultSiteConfig.productName)]: contactAboutAdvertising,
};

export async function actionRoutes(server: FastifyInstance, context: RouteContext): Promise<void> {
  const { limits } = context.settings;
  // Above a tenth of its limit an action that is challenged asks for a person.
  const muchOf = (action: Action) =>
    server.createRateLimit({
      max: Math.max(1, Math.floor(limits[action.limit ?? 'callsPerMinute'] / 10)),
      timeWindow: '1 minute',
    });

  for (const [name, action] of Object.entries(actions)) {
    const countCalls = action.challenged ? muchOf(action) : undefined;
    server.route({
      method: action.method === 'GET' ? ['GET', 'POST'] : 'POST',
      url: `${defaultSiteConfig.apiBase}/${name}`,
      config: {
        rateLimit: { max: limits[action.limit ?? 'callsPerMinute'], timeWindow: '1 minute' },
      },
      async handler(request, reply) {
        const counted = await countCalls?.(request);
        const isTooMuch = counted !== undefined && !counted.isAllowed && counted.isExceeded;
        if (action.challenged && isBlocked(request, context, isTooMuch))
          return send(reply, blocked);
        return send(reply, await runAction(action, request, context));
      },
    });
  }

  server.all(`${defaultSiteConfig.apiBase}/*`, async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    if (!Object.hasOwn(actions, name))
      return send(
        reply,
        failure('UnknownAction', {
          status: 404,
          field: 'action',
          message: 'There is no action of this name.',
        }),
      );
    return send(
      reply.header('allow', 'POST'),
      failure('WrongMethod', {
        status: 405,
        field: 'method',
        message: `${name} is called by POST.`,
      }),
    );
  });
}

const blocked: ActionAnswer = { status: 403, body: { error: 'BotBlocked', blockScript } };
const send = (reply: FastifyReply, { status = 200, body }: ActionAnswer): FastifyReply =>
  neverStored(reply).code(status).send(body);

async function runAction(
  action: Action,
  request: FastifyRequest,
  context: RouteContext,
): Promise<ActionAnswer> {
  const read = v.safeParse(
    action.schema,
    request.method === 'POST' ? readBody(request) : readQuery(request),
  );
  if (read.success)
    return action.looksAutomated?.(read.output, request) && isBlocked(request, context, true)
      ? blocked
      : action.run({ input: read.output, request, context });
  const [issue] = read.issues;
  return failure('InvalidRequest', {
    status: 400,
    field: v.getDotPath(issue) ?? 'body',
    message: issue.message,
  });
}
