/** The logout link. Source: SEC-4, NAV-23, OPN-34; threat S05. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endSession } from '../accounts/sessions';
import { isOwnNavigation } from '../api/foreignOrigins';
import { clearSessionCookie, neverStored, sessionIdOf } from '../api/visitor';
import type { RouteContext } from '../routeContext';
import { sendPage } from './render';

export async function logoutRoutes(
  server: FastifyInstance,
  { db, settings }: RouteContext,
): Promise<void> {
  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    await endSession(db, sessionIdOf(request));
    return clearSessionCookie(request, neverStored(reply)).redirect('/', 303);
  };
  // A link, an image or a frame of another site, a prefetch and a HEAD sign nobody out: there one more click is asked for.
  server.get('/Logout.htm', { exposeHeadRoute: false }, (request, reply) =>
    isOwnNavigation(request.headers)
      ? leave(request, reply)
      : sendPage(neverStored(reply), settings, 'confirm', {
          title: 'Sign out',
          action: '/Logout.htm',
          submit: 'Sign out',
        }),
  );
  server.post('/Logout.htm', leave);
}
