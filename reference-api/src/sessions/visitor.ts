/** The visitor whom the cookie names. Source: threats S04, S05. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect';
import type { SessionLimits } from '../settings/settings';
import { findSession, findSessionByToken, type SignedIn, type Visitor } from './sessions';

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
/** With TLS the browser itself refuses the cookie from any other host or path (S05). */
const cookieName = (request: FastifyRequest): string =>
  isSecure(request) ? '__Host-mortgage_session' : 'mortgage_session';
const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

export const sessionIdOf = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)];

const found = new WeakMap<FastifyRequest, Promise<SignedIn | undefined>>();

/** Looked up once for a request: who it is at its beginning. */
export function visitorOf(db: Database, request: FastifyRequest): Promise<SignedIn | undefined> {
  const visitor = found.get(request) ?? findSession(db, sessionIdOf(request));
  found.set(request, visitor);
  return visitor;
}

/** The owner of the token in a call's input. A caller that is not a text gives no visitor (OPN-43). */
export const findCaller = async (db: Database, caller: unknown): Promise<Visitor | undefined> =>
  typeof caller === 'string' ? findSessionByToken(db, caller) : undefined;

/** Who was looked up for the request, if anybody was. */
export const knownVisitor = async (request: FastifyRequest): Promise<SignedIn | undefined> =>
  found.get(request);

export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  { lifetimeSeconds }: Pick<SessionLimits, 'lifetimeSeconds'>,
): FastifyReply =>
  reply.setCookie(cookieName(request), id, { ...cookieOptions(request), maxAge: lifetimeSeconds });
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(request), cookieOptions(request));
