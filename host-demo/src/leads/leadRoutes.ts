/** Stored leads, for staff. Source: OPN-76; threats S10, S22. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { hasAllPermissions } from '../accounts/permissions';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import type { Handler } from '../http/requests';
import { sendAccessDenied } from '../pages/accessDenied';
import { sendPage } from '../pages/render';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { leadColumns } from './leadColumns';
import { toCsv } from './leadsCsv';
import { countLeads, readLeadPages, readLeads } from './leadStore';

interface LeadServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

export function leadRoutes(server: FastifyInstance, services: LeadServices): void {
  server.get('/mortgage/admin/leads', forStaff(services, showLeads(services)));
  server.get('/mortgage/admin/leads.csv', forStaff(services, sendCsv(services)));
}

const forStaff =
  ({ db, settings }: LeadServices, handler: Handler): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return hasAllPermissions(visitor?.account, pagePermissions.leads)
      ? handler(request, neverStored(reply))
      : sendAccessDenied(reply, settings, 'This page is for staff who may view lender activity.');
  };

const showLeads =
  ({ db, settings }: LeadServices): Handler =>
  async (_request, reply) =>
    sendPage(reply, settings, 'leads', {
      title: 'Leads',
      columns: leadColumns,
      total: await countLeads(db),
      leads: await readLeads(db),
    });

const sendCsv =
  ({ db }: LeadServices): Handler =>
  async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(Readable.from(toCsv(readLeadPages(db))));
