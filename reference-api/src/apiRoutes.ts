/** All routes of the API, one line per noun. */
import type { FastifyInstance } from 'fastify';
import { accountPages } from './account-pages/accountPages';
import type { Attempts } from './accounts/attempts';
import type { KnownBrowsers } from './accounts/knownBrowsers';
import type { Passwords } from './accounts/passwords';
import { actionRoutes } from './actions/actionRoutes';
import { challengeRoutes } from './challenge/challengeRoutes';
import type { ChallengePasses } from './challenge/passes';
import type { Database } from './database/connect';
import type { Delivery } from './delivery/delivery';
import { impersonationRoutes } from './impersonation/impersonationRoutes';
import { leadRoutes } from './leads/leadRoutes';
import type { Counts } from './limits/counts';
import type { RateLimits } from './limits/rateLimits';
import { measurementRoutes } from './measurements/measurementRoutes';
import { graphqlRoutes } from './messaging/graphqlRoutes';
import type { Inboxes } from './messaging/inboxes';
import { pubnubRoutes } from './messaging/pubnubRoutes';
import { sampleMessageRoutes } from './messaging/sampleMessageRoutes';
import { namedActions } from './namedActions';
import { navigationRoutes } from './navigation/navigationRoutes';
import type { OneTapCredentials } from './one-tap/credentials';
import { demoProviderRoutes } from './one-tap/demoProviderRoutes';
import type { ApiSettings } from './settings/settings';
import { authServiceRoutes } from './sign-in/authServiceRoutes';
import { logoutRoutes } from './sign-in/logoutRoutes';
import { signInRoutes } from './sign-in/signInRoutes';

/** Each group of routes takes of these what it needs. */
export interface Services {
  readonly db: Database;
  readonly settings: ApiSettings;
  readonly passwords: Passwords;
  readonly challengePasses: ChallengePasses;
  readonly oneTap: OneTapCredentials;
  readonly inboxes: Inboxes;
  readonly attempts: Attempts;
  readonly knownBrowsers: KnownBrowsers;
  readonly counts: Counts;
  readonly rateLimits: RateLimits;
  readonly delivery: Delivery;
}

export async function apiRoutes(server: FastifyInstance, services: Services): Promise<void> {
  actionRoutes(server, services, namedActions);
  signInRoutes(server, services);
  await authServiceRoutes(server, services);
  navigationRoutes(server, services);
  graphqlRoutes(server, services);
  pubnubRoutes(server, services);
  sampleMessageRoutes(server, services);
  challengeRoutes(server, services);
  demoProviderRoutes(server, services);
  logoutRoutes(server, services);
  leadRoutes(server, services);
  measurementRoutes(server, services);
  impersonationRoutes(server, services);
  accountPages(server, services);
}
