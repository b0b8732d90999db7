/** Stored leads, for staff. Source: OPN-76; threats S10, S22. */
import { Readable } from 'node:stream';
import { count, desc, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { mayDo } from '../accounts/accounts';
import { neverStored, visitorOf } from '../api/visitor';
import { leads, type Lead } from '../database/schema';
import type { RouteContext } from '../routeContext';
import { sendPage } from './render';

const columns: readonly { label: string; read: (lead: Lead) => string }[] = [
  { label: 'Received', read: ({ createdAt }) => createdAt.toISOString() },
  { label: 'First name', read: ({ firstName }) => firstName },
  { label: 'Last name', read: ({ lastName }) => lastName },
  { label: 'Email', read: ({ emailAddress }) => emailAddress },
  { label: 'Phone', read: ({ phoneNumber }) => phoneNumber },
  { label: 'Role', read: ({ role }) => role },
  { label: 'NMLS ID', read: ({ nmlsId }) => nmlsId ?? '' },
  { label: 'Company', read: ({ companyName }) => companyName ?? '' },
  {
    label: 'Campaign',
    read: ({ utmParams }) =>
      Object.entries(utmParams ?? {})
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
  },
];
const pageSize = 500;

export async function leadRoutes(
  server: FastifyInstance,
  { db, settings }: RouteContext,
): Promise<void> {
  /** The next ones before an id, newest first. */
  const readPage = (before: number) =>
    db.select().from(leads).where(lt(leads.id, before)).orderBy(desc(leads.id)).limit(pageSize);
  const forStaff =
    (send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const visitor = await visitorOf(db, request);
      neverStored(reply);
      if (mayDo(visitor?.account, pagePermissions.leads)) return send(request, reply);
      return sendPage(
        reply,
        settings,
        'plain',
        { title: 'Access Denied', text: 'This page is for staff who may view lender activity.' },
        { status: 403 },
      );
    };

  server.get(
    '/mortgage/admin/leads',
    forStaff(async (_request, reply) => {
      const [all] = await db.select({ found: count() }).from(leads);
      return sendPage(reply, settings, 'leads', {
        title: 'Leads',
        columns,
        total: all?.found ?? 0,
        leads: await readPage(Number.MAX_SAFE_INTEGER),
      });
    }),
  );
  server.get(
    '/mortgage/admin/leads.csv',
    forStaff(async (_request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .send(Readable.from(toCsv())),
    ),
  );

  async function* toCsv(): AsyncGenerator<string> {
    yield toLine(columns.map(({ label }) => label));
    let page = await readPage(Number.MAX_SAFE_INTEGER);
    while (page.length > 0) {
      yield page.map((lead) => toLine(columns.map(({ read }) => read(lead)))).join('');
      page = await readPage(page.at(-1)!.id);
    }
  }
}

const toLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;
/** Quoted; a leading character that a spreadsheet would take for a formula is made plain text. */
const toCell = (text: string): string =>
  `"${(/^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
