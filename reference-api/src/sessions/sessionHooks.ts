/** Hooks of signed-in requests: a new id after a change of rights, and the record of changes during an impersonation. @source threats S06, S22 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect';
import { changesNothing } from '../http/foreignOrigins';
import type { ApiSettings } from '../settings/settings';
import { recordWrite } from './impersonations';
import { rightsOf, replaceId } from './startSession';
import { knownVisitor, sessionIdOf, setSessionCookie, visitorOf } from './visitor';

interface SessionServices {
  readonly db: Database;
  readonly settings: ApiSettings;
}

export function sessionHooks(server: FastifyInstance, { db, settings }: SessionServices): void {
  server.addHook('preHandler', async (request) => {
    if (changesNothing(request.method) || !sessionIdOf(request)) return;
    const route = request.routeOptions.url;
    if (route === undefined || onlyReads.test(route)) return;
    const visitor = await visitorOf(db, request);
    const id = visitor?.session.impersonationId;
    if (id) await recordWrite(db, id, { method: request.method, route });
  });
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    const id = await renewedId(db, request);
    if (id !== undefined) setSessionCookie(request, reply, id, settings.sessions);
    return payload;
  });
}

/** Calls that are sent as POST and change nothing: they would fill the record. */
const onlyReads = /\/(?:whoami|graphql$|get[A-Z]|parse[A-Z])/i;

/** A request that has failed is answered as it would have been: the next one is given the new id. */
async function renewedId(db: Database, request: FastifyRequest): Promise<string | undefined> {
  const visitor = await knownVisitor(request).catch(() => undefined);
  if (!visitor) return undefined;
  const { account, impersonator, session } = visitor;
  const rights = rightsOf(impersonator ?? account, impersonator && account);
  if (rights === session.rights) return undefined;
  return replaceId(db, visitor).catch(() => undefined);
}
