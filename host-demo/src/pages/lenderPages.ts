/** The lender-advertising page in its hosts: a plain one and hostile ones. Source: LAP-1; faults F58, F60; threat S09. */
import type { FastifyInstance } from 'fastify';
import { markLeadPage } from '../api/leads';
import type { RouteContext } from '../routeContext';
import { sendPage } from './render';

const title = 'Advertise to borrowers';
const hosts = [
  { path: '/advertising/Mortgage.htm', view: 'lender' },
  { path: '/legacy/webforms', view: 'webforms' },
  { path: '/legacy/base-href', view: 'base-href' },
] as const;

export async function lenderPages(
  server: FastifyInstance,
  { settings }: RouteContext,
): Promise<void> {
  for (const { path, view } of hosts)
    server.get(path, (_request, reply) => sendPage(markLeadPage(reply), settings, view, { title }));
}
