/**
 * Browsers in which an account has been signed in. What fails there is counted by itself, so that nobody who shares the owner's
 * address shuts the owner out. The mark opens nothing, and names nobody. Source: threat S07.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret, type KeyFor } from '../secrets/keys';
import { toEmailKey } from './accounts';

export interface KnownBrowsers {
  /** The mark that the browser has for this account; undefined where the account was never signed in there. */
  readonly find: (request: FastifyRequest, email: string) => Promise<string | undefined>;
  readonly remember: (request: FastifyRequest, reply: FastifyReply, email: string) => Promise<void>;
}

const cookie = 'mortgage_browser';
const lifetimeSeconds = 365 * 24 * 60 * 60;

export function createKnownBrowsers(keyFor: KeyFor): KnownBrowsers {
  const sign = async (id: string, email: string) =>
    createHmac('sha256', await keyFor('known browser'))
      .update(`${id} ${toEmailKey(email)}`)
      .digest('base64url');

  const find: KnownBrowsers['find'] = async ({ cookies }, email) => {
    const [id = '', signature = ''] = cookies[cookie]?.split('.') ?? [];
    return isSameSecret(signature, await sign(id, email)) ? id : undefined;
  };
  return {
    find,
    async remember(request, reply, email) {
      if ((await find(request, email)) !== undefined) return;
      const id = randomBytes(16).toString('base64url');
      reply.setCookie(cookie, `${id}.${await sign(id, email)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: lifetimeSeconds,
      });
    },
  };
}
