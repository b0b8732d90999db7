/** Stored leads, for staff. Source: OPN-76. */
import { desc } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePermissions } from 'mortgage-domain/permissions';
import { permissionsOf } from '../accounts/sessions';
import { neverStored, visitorOf } from '../api/visitor';
import { leads } from '../database/schema';
import type { RouteContext } from '../pageServer';
import { sendPage } from './render';

type Lead = typeof leads.$inferSelect;
const columns: readonly { label: string; read: (lead: Lead) => string }[] = [
  { label: 'Received', read: ({ createdAt }) => createdAt.toISOString() }, { label: 'First name', read: ({ firstName }) => firstName },
  { label: 'Last name', read: ({ lastName }) => lastName }, { label: 'Email', read: ({ emailAddress }) => emailAddress },
  { label: 'Phone', read: ({ phoneNumber }) => phoneNumber }, { label: 'Role', read: ({ role }) => role },
  { label: 'NMLS ID', read: ({ nmlsId }) => nmlsId ?? '' }, { label: 'Company', read: ({ companyName }) => companyName ?? '' },
  { label: 'Campaign', read: ({ utmParams }) => Object.entries(utmParams ?? {}).map(([name, value]) => `${name}=${value}`).join(' ') },
];
const shownAtMost = 500;

export async function staffRoutes(server: FastifyInstance, { db, settings }: RouteContext): Promise<void> {
  const newest = () => db.select().from(leads).orderBy(desc(leads.id)).limit(shownAtMost);
  const isStaff = async (request: FastifyRequest) => {
    const visitor = await visitorOf(db, request);
    return visitor !== undefined && pagePermissions.leads.every((permission) => permissionsOf(visitor.account).includes(permission));
  };
  const refuse = (reply: FastifyReply) => sendPage(reply, settings, 'plain', { title: 'Access Denied', text: 'This page is for staff who may view lender activity.' }, { status: 403 });

  server.get('/mortgage/admin/leads', async (request, reply) => {
    if (!await isStaff(request)) return refuse(reply);
    return sendPage(neverStored(reply), settings, 'leads', { title: 'Leads', columns, leads: await newest() });
  });
  server.get('/mortgage/admin/leads.csv', async (request, reply) => {
    if (!await isStaff(request)) return refuse(reply);
    const rows = [columns.map(({ label }) => label), ...(await newest()).map((lead) => columns.map(({ read }) => read(lead)))];
    return neverStored(reply).type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="leads.csv"').send(rows.map((row) => row.map(toCell).join(',')).join('\r\n'));
  });
}

/** Quoted; a leading character that a spreadsheet would take for a formula is made plain text. */
const toCell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
