/**
 * Browsers in which an account has been signed in. Failures there have their own count, so that others at the owner's address
 * cannot lock the owner out. The mark opens nothing, and names no one. Source: threat S07.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from '../http/requests';
import { isSameSecret, type KeyFor } from '../secrets/keys';
import { toEmailKey } from './accounts';

const cookie = 'mortgage_browser';
const lifetimeSeconds = 365 * 24 * 60 * 60;

export function createKnownBrowsers(keyFor: KeyFor) {
  const sign = async (id: string, email: string) =>
    createHmac('sha256', await keyFor('known browser'))
      .update(`${id} ${toEmailKey(email)}`)
      .digest('base64url');

  /** The mark that the browser has for this account; undefined where the account was never signed in there. */
  const find = async ({ cookies }: FastifyRequest, email: string) => {
    const [id = '', signature = ''] = cookies[cookie]?.split('.') ?? [];
    return isSameSecret(signature, await sign(id, email)) ? id : undefined;
  };
  return {
    find,
    async remember(request: FastifyRequest, reply: FastifyReply, email: string) {
      if ((await find(request, email)) !== undefined) return;
      const id = randomBytes(16).toString('base64url');
      reply.setCookie(cookie, `${id}.${await sign(id, email)}`, {
        ...ownCookie(request),
        maxAge: lifetimeSeconds,
      });
    },
  };
}
