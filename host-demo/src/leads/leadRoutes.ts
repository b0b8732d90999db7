/** Stored leads, for staff. Source: OPN-76; threats S10, S22. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import type { Database } from '../database/connect';
import { forAdmitted, showGated, type Admitted, type GatedContent } from '../gates/gatedPage';
import type { DemoServerSettings } from '../settings/settings';
import { leadColumns } from './leadColumns';
import { toCsv } from './leadsCsv';
import { countLeads, readLeadPages, readLeads } from './leadStore';

interface LeadServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

export function leadRoutes(server: FastifyInstance, services: LeadServices): void {
  const rule = pagePermissions.leads;
  server.get('/mortgage/admin/leads', showGated(services, rule, showLeads(services)));
  server.get('/mortgage/admin/leads.csv', forAdmitted(services, rule, sendCsv(services)));
}

const showLeads =
  ({ db }: LeadServices) =>
  async (): Promise<GatedContent> => ({
    view: 'leads',
    facts: {
      title: 'Leads',
      columns: leadColumns,
      total: await countLeads(db),
      leads: await readLeads(db),
    },
  });

const sendCsv =
  ({ db }: LeadServices) =>
  async ({ reply }: Admitted) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(Readable.from(toCsv(readLeadPages(db))));
