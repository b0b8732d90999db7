/**
 * Browsers in which an account has been signed in. Failures there have their own count, so that others at the owner's
 * address cannot lock the owner out. The mark opens nothing, and names no one. Source: threat S07.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from '../http/requests';
import { isSameSecret, type KeyFor } from '../secrets/keys';
import { toEmailKey } from './accounts';

const cookie = 'mortgage_browser';
const lifetimeSeconds = 365 * 24 * 60 * 60;
/** A browser may have more marks; the oldest do not count. */
const mostAccounts = 5;

/** One for each account, the one that was signed in last first. */
const marksOf = ({ cookies }: FastifyRequest): readonly string[] =>
  (cookies[cookie]?.match(/[\w-]+\.[\w-]+/g) ?? []).slice(0, mostAccounts);

export function createKnownBrowsers(keyFor: KeyFor) {
  const sign = async (id: string, email: string) =>
    createHmac('sha256', await keyFor('known browser'))
      .update(`${id} ${toEmailKey(email)}`)
      .digest('base64url');

  /** The mark that the browser has for this account; undefined where the account was never signed in there. */
  const find = async (request: FastifyRequest, email: string) => {
    for (const mark of marksOf(request)) {
      const [id = '', signature = ''] = mark.split('.');
      if (isSameSecret(signature, await sign(id, email))) {
        return id;
      }
    }
    return undefined;
  };
  return {
    find,
    async remember(
      request: FastifyRequest,
      reply: FastifyReply,
      email: string,
    ) {
      const id =
        (await find(request, email)) ?? randomBytes(16).toString('base64url');
      const mark = `${id}.${await sign(id, email)}`;
      reply.setCookie(
        cookie,
        [...new Set([mark, ...marksOf(request)])].join('.'),
        {
          ...ownCookie(request),
          maxAge: lifetimeSeconds,
        },
      );
    },
  };
}
