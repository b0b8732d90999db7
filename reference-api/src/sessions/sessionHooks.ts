/** Hooks of signed-in requests: a new id after a change of rights, and the record of changes during an impersonation. @source threats S06, S22 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect';
import { changesNothing } from '../http/foreignOrigins';
import type { ApiSettings } from '../settings/settings';
import { rightsOf, replaceId } from './startSession';
import { knownVisitor, recordAct, sessionIdOf, setSessionCookie, visitorOf } from './visitor';

interface SessionServices {
  readonly db: Database;
  readonly settings: ApiSettings;
}

export function sessionHooks(server: FastifyInstance, { db, settings }: SessionServices): void {
  server.addHook('preHandler', async (request) => {
    if (changesNothing(request.method) || !sessionIdOf(request)) return;
    await recordAct(db, request, await visitorOf(db, request));
  });
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    const id = await renewedId(db, request);
    if (id !== undefined) setSessionCookie(request, reply, id, settings.sessions);
    return payload;
  });
}

/** A request that has failed is answered as it would have been: the next one is given the new id. */
async function renewedId(db: Database, request: FastifyRequest): Promise<string | undefined> {
  const visitor = await knownVisitor(request).catch(() => undefined);
  if (!visitor) return undefined;
  const { account, impersonator, session } = visitor;
  const rights = rightsOf(impersonator ?? account, impersonator && account);
  if (rights === session.rights) return undefined;
  return replaceId(db, visitor).catch(() => undefined);
}
