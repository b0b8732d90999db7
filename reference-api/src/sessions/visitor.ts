/** The visitor whom the cookie names. Source: threats S04, S05, S06, S22. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect';
import { changesNothing } from '../http/foreignOrigins';
import { ownCookie } from '../http/requests';
import type { SessionLimits } from '../settings/settings';
import { impersonatedWrites } from './impersonations';
import {
  findSession,
  findSessionByToken,
  type SignedIn,
  type Visitor,
} from './sessions';
import { replaceId } from './startSession';

/** With TLS the browser itself refuses the cookie from any other host or path (S05). */
const cookieName = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-mortgage_session' : 'mortgage_session';

export const sessionIdOf = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)];

const found = new WeakMap<FastifyRequest, Promise<SignedIn | undefined>>();

/** The visitor at the beginning of a request; looked up once, when code first asks. */
export function visitorOf(
  db: Database,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const visitor = found.get(request) ?? findSession(db, sessionIdOf(request));
  found.set(request, visitor);
  return visitor;
}

/** The owner of the token in a call's input. A caller that is not a text gives no visitor (OPN-43). */
export async function findCaller(
  db: Database,
  request: FastifyRequest,
  caller: unknown,
): Promise<Visitor | undefined> {
  if (typeof caller !== 'string') {
    return undefined;
  }
  const visitor = await findSessionByToken(db, caller);
  const byCookie = await found.get(request);
  if (visitor?.session.impersonationId !== byCookie?.session.impersonationId) {
    await recordAct(db, request, visitor);
  }
  return visitor;
}

/** Calls that are sent as POST and change nothing: they would fill the record. */
const onlyReads = /\/(?:whoami|graphql$|get[A-Z]|parse[A-Z])/i;

/** Writes down what staff does in another's name, before it is done. */
async function recordAct(
  db: Database,
  { method, routeOptions: { url: route } }: FastifyRequest,
  visitor: Visitor | undefined,
): Promise<void> {
  const impersonationId = visitor?.session.impersonationId;
  if (impersonationId && route !== undefined && !onlyReads.test(route)) {
    await db
      .insert(impersonatedWrites)
      .values({ impersonationId, method, route });
  }
}

export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  { lifetimeSeconds }: Pick<SessionLimits, 'lifetimeSeconds'>,
): FastifyReply =>
  reply.setCookie(cookieName(request), id, {
    ...ownCookie(request),
    maxAge: lifetimeSeconds,
  });
export const clearSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => reply.clearCookie(cookieName(request), ownCookie(request));

/** Of signed-in requests: a new id after a change of rights, and the record of changes during an impersonation. */
export function sessionHooks(
  server: FastifyInstance,
  db: Database,
  limits: SessionLimits,
): void {
  server.addHook('preHandler', async (request) => {
    if (changesNothing(request.method) || !sessionIdOf(request)) {
      return;
    }
    await recordAct(db, request, await visitorOf(db, request));
  });
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    const id = await renewedId(db, request);
    if (id !== undefined) {
      setSessionCookie(request, reply, id, limits);
    }
    return payload;
  });
}

/** A request that has failed is answered as it would have been: the next one is given the new id. */
async function renewedId(
  db: Database,
  request: FastifyRequest,
): Promise<string | undefined> {
  const visitor = await found.get(request)?.catch(() => undefined);
  return visitor && replaceId(db, visitor).catch(() => undefined);
}
