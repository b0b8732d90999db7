import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, sessionCookie, type SignedIn } from '../accounts/sessions';
import type { Database } from '../database/connect';

export const sessionIdOf = (request: FastifyRequest): string | undefined => request.cookies[sessionCookie];
export const visitorOf = (db: Database, request: FastifyRequest): Promise<SignedIn | undefined> => findSession(db, sessionIdOf(request));

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  reply.setCookie(sessionCookie, id, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge: 7 * 24 * 60 * 60 });
}
export const clearSessionCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(sessionCookie, { path: '/' });

/** Session answers are nobody else's (S19). */
export const neverStored = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'private, no-store');
