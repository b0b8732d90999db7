/** Every page about lenders. Source: specification 1, 2.2; OPN-92. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect';
import type { DemoServerSettings } from '../settings/settings';
import { directoryPage } from './directoryPage';
import { lenderHubPages } from './lenderHub';
import { profilePage } from './profilePage';
import { reviewPage } from './reviewPage';
import { sharePage } from './sharePage';

interface LenderServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

export function lenderRoutes(server: FastifyInstance, services: LenderServices): void {
  directoryPage(server, services);
  profilePage(server, services);
  reviewPage(server, services);
  sharePage(server, services);
  lenderHubPages(server, services);
}
