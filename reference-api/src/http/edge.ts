/**
 * What holds for every route. No database keeps U+0000 or half a character, so nothing that holds one comes in, in whatever part of
 * the request; and no header holds a letter beyond ASCII, so every address that somebody is sent to goes out encoded.
 * Source: OPN-117; threat S14.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorable, toStorable } from 'mortgage-domain/fields/text';
import { assertPlain, assertStorable } from './plainInput';
import { searchParamsOf } from './requests';

export function guardEdge(server: FastifyInstance): void {
  server.addHook('preValidation', async (request, reply) => {
    for (const value of Object.values(request.params ?? {})) assertStorable(String(value), 'url');
    for (const [name, value] of searchParamsOf(request)) {
      assertStorable(name, 'query');
      assertStorable(value, name);
    }
    assertOwnCookies(request, reply);
    assertPlain(request.body);
  });
  server.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string') reply.header('location', encodeAddress(location));
  });
}

const isOwnCookie = (name: string): boolean => /^(?:__Host-)?mortgage_/.test(name);

/** Other cookies are of other pages, and are not read. A refused one is taken back: the next request is answered. */
function assertOwnCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value = ''] of Object.entries(request.cookies)) {
    if (!isOwnCookie(name) || isStorable(value)) continue;
    reply.clearCookie(name, { path: '/', secure: request.protocol === 'https' });
    assertStorable(value, name);
  }
}

/** Keeps encoded characters. */
const encodeAddress = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(toStorable(text)));

/** Who reports a failure can say which it was: the answer bears the id that the log has. */
export function sayRequestIds(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
