/** The logout link. Source: SEC-4, NAV-23, OPN-34; threat S05. */
import type { FastifyInstance } from 'fastify';
import { signOutPath } from 'mortgage-domain/site/accountPaths';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import type { Handler } from '../http/requests';
import { confirmFirst } from '../pages/sendPage';
import { endSession } from '../sessions/sessions';
import { clearSessionCookie, sessionIdOf } from '../sessions/visitor';
import type { ApiSettings } from '../settings/settings';
import { homeOf } from '../sites/siteLinks';
import { siteOf } from '../sites/siteOfRequest';

interface LogoutServices {
  readonly db: Database;
  readonly settings: ApiSettings;
}

export function logoutRoutes(server: FastifyInstance, { db, settings }: LogoutServices): void {
  const leave = signOut(db);
  // A link, image or frame of another site, a prefetch and a HEAD sign no visitor out: the page asks for one more click.
  server.get(
    signOutPath,
    { exposeHeadRoute: false },
    confirmFirst(settings, { title: 'Sign out', path: signOutPath }, leave),
  );
  server.post(signOutPath, leave);
}

const signOut =
  (db: Database): Handler =>
  async (request, reply) => {
    await endSession(db, sessionIdOf(request));
    return clearSessionCookie(request, neverStored(reply)).redirect(homeOf(siteOf(request)), 303);
  };
