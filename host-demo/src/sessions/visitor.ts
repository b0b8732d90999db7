/** The visitor whom the cookie names. Source: threats S04, S05. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect';
import { findSession, sessionLifetimeMs, type SignedIn } from './sessions';

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
/** With TLS the browser itself refuses the cookie from any other host or path (S05). */
const cookieName = (request: FastifyRequest): string =>
  isSecure(request) ? '__Host-mortgage_session' : 'mortgage_session';
const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

export const sessionIdOf = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)];
export const visitorOf = (db: Database, request: FastifyRequest): Promise<SignedIn | undefined> =>
  findSession(db, sessionIdOf(request));

export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): FastifyReply =>
  reply.setCookie(cookieName(request), id, {
    ...cookieOptions(request),
    maxAge: sessionLifetimeMs / 1000,
  });
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(request), cookieOptions(request));
