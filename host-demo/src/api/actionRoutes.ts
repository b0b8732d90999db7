/** Named actions of the mortgage API: `GET` with dotted keys or `POST` with a text/plain JSON body. Source: ledger API-1..6. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeDottedKeys } from 'mortgage-domain/dottedKeys';
import { leadAction } from 'mortgage-domain/lead';
import { defaultSiteConfig } from 'mortgage-domain/siteConfig';
import type { RouteContext } from '../pageServer';
import { answerAuthInfo, answerWhoAmI } from './whoAmI';
import { parseEmailAddress, parsePhoneNumber } from './contactParsing';
import { storeLead } from './leads';
import { getNmlsLender, getRegisteredLender } from './lenders';
import { neverStored } from './visitor';

export interface ActionCall { readonly input: Record<string, unknown>; readonly request: FastifyRequest; readonly context: RouteContext }
/** What an action answers: a body, with a status where it is not 200. */
export interface ActionAnswer { readonly status?: number; readonly body: unknown }
type Action = (call: ActionCall) => Promise<ActionAnswer>;

const reads: Readonly<Record<string, Action>> = { getAuthInfo: answerAuthInfo };
const either: Readonly<Record<string, Action>> = { getNMLSLender: getNmlsLender, getRegisteredLender, parseEmailAddress, parsePhoneNumber, whoAmI: answerWhoAmI };
const writes: Readonly<Record<string, Action>> = { [leadAction(defaultSiteConfig.productName)]: storeLead };
/** Email and phone never travel in an address (S10): these are POST only. */
const postOnly = new Set(['parseEmailAddress', 'parsePhoneNumber', 'whoAmI']);

export async function actionRoutes(server: FastifyInstance, context: RouteContext): Promise<void> {
  server.get('/mortgageapi/:action', async (request, reply) => {
    const { action } = request.params as { action: string };
    const found = Object.hasOwn(reads, action) ? reads[action] : Object.hasOwn(either, action) && !postOnly.has(action) ? either[action] : undefined;
    return answer(reply, found, async () => ({ input: decodeDottedKeys(new URL(request.url, 'http://host').searchParams), request, context }));
  });
  server.post('/mortgageapi/:action', async (request, reply) => {
    const { action } = request.params as { action: string };
    const found = Object.hasOwn(writes, action) ? writes[action] : Object.hasOwn(either, action) ? either[action] : undefined;
    return answer(reply, found, async () => ({ input: readBody(request), request, context }));
  });
}

async function answer(reply: FastifyReply, action: Action | undefined, readCall: () => Promise<ActionCall>): Promise<FastifyReply> {
  neverStored(reply);
  if (!action) return reply.code(404).send({ error: 'UnknownAction', message: 'There is no such action with this method.' });
  let call: ActionCall;
  try {
    call = await readCall();
  } catch (error) {
    return reply.code(400).send({ error: 'InvalidRequest', message: error instanceof Error ? error.message : 'The input cannot be read.' });
  }
  const { status = 200, body } = await action(call);
  return reply.code(status).send(body);
}

/** API-4, API-5: the body is JSON as text/plain; partnerId stands in the query. */
function readBody(request: FastifyRequest): Record<string, unknown> {
  if (!request.headers['content-type']?.startsWith('text/plain')) throw new Error('Send the input as JSON in a text/plain body.');
  const parsed: unknown = JSON.parse(String(request.body || '{}'), (key, value: unknown) => (key === '__proto__' ? undefined : value));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('The body is not a JSON object.');
  const { partnerId } = request.query as { partnerId?: string };
  return { ...parsed, ...(typeof partnerId === 'string' ? { partnerId } : {}) };
}
