/** Asks the API who the visitor is, by a request with the visitor's own cookie. Source: CAL-1, ENT-1, OPN-49; threat S22. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostPaths } from 'mortgage-domain/host/hostPaths';
import { readUser } from 'mortgage-domain/people/readUser';
import type { User } from 'mortgage-domain/people/user';

/** The API must see the same address, protocol and cookie as this request has, and its own origin. */
const passedHeaders = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
];
const limitMs = 5000;
const away = { name: 'BusyError', statusCode: 503 };

/** Undefined for a signed-out visitor. Throws 503 when the API gives no answer. */
export async function askWhoAmI(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User | undefined> {
  if (!request.headers.cookie) {
    return undefined;
  }
  const headers = passedHeaders.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const asked = request.server.inject({
    method: 'POST',
    url: hostPaths.whoAmIByCookie.path,
    headers: {
      ...Object.fromEntries(headers),
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    payload: '{}',
    remoteAddress: request.raw.socket.remoteAddress,
    signal: AbortSignal.timeout(limitMs),
  });
  const answer = await asked.catch(() => undefined);
  if (!answer || answer.statusCode >= 500) {
    throw Object.assign(new Error('The API does not answer.'), away);
  }
  const renewed = answer.headers['set-cookie'];
  if (renewed) {
    reply.header('set-cookie', renewed);
  }
  const { user } = answer.json<{ readonly user?: unknown }>();
  return user === undefined ? undefined : readUser(user);
}
