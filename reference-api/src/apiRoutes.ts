import type { FastifyInstance } from 'fastify';
import { accountPages } from './account-pages/accountPages';
import { actionRoutes } from './actions/actionRoutes';
import { challengeRoutes } from './challenge/challengeRoutes';
import { impersonationRoutes } from './impersonation/impersonationRoutes';
import { leadRoutes } from './leads/leadsPage';
import { measurementRoutes } from './measurements/measurementRoutes';
import { graphqlRoutes } from './messaging/eligibility';
import { pubnubRoutes } from './messaging/pubnubRoutes';
import { namedActions } from './namedActions';
import { navigationRoutes } from './navigation/navigationRoutes';
import type { Services } from './services/services';
import { authServiceRoutes, logoutRoutes } from './sign-in/authServiceRoutes';
import { signInRoutes } from './sign-in/signInRoutes';

export async function apiRoutes(server: FastifyInstance, services: Services): Promise<void> {
  measurementRoutes(server, services);
  actionRoutes(server, services, namedActions);
  signInRoutes(server, services);
  await authServiceRoutes(server, services);
  navigationRoutes(server, services);
  graphqlRoutes(server, services);
  pubnubRoutes(server, services);
  challengeRoutes(server, services);
  logoutRoutes(server, services);
  leadRoutes(server, services);
  impersonationRoutes(server, services);
  accountPages(server, services);
}
