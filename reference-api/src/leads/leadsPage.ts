/** Stored leads for staff: the list with its deliveries, the CSV file, and sending failed messages again. Source: OPN-76; threats S05, S10, S22. */
import { Readable } from 'node:stream';
import { desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect';
import { leadMessages, type LeadMessage } from '../delivery/leadMessages';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { mayOpen } from '../accounts/permissions';
import type { Account, Lead } from '../database/schema';
import { readDeliveryMeasure, sendAgain } from '../delivery/outbox';
import {
  forAdmitted,
  showGated,
  type Admitted,
  type GatedContent,
} from '../gates/gatedPage';
import { InputError } from '../http/plainInput';
import { fieldsOf, searchParamsOf } from '../http/requests';
import type { Services } from '../services/services';
import { addressAt, siteOf } from '../sites/siteOfRequest';
import { formatTime, listColumns, nameOf, toCsv } from './leadColumns';
import {
  countLeads,
  isCounted,
  pageSize,
  readLeadPages,
  readLeads,
} from './leadStore';

const leadsPath = '/mortgage/admin/leads';
const mostSearched = 100;
/** The index of the search begins at three; anything shorter would read every lead. */
const leastSearched = /[\p{L}\p{N}]{3}/u;

export function leadRoutes(server: FastifyInstance, services: Services): void {
  const { staffDb } = services;
  const rule = pagePermissions.leads;
  server.get(
    leadsPath,
    showGated(services, rule, (account, request) =>
      readLeadsPage(staffDb, account, searchParamsOf(request)),
    ),
  );
  server.get(
    `${leadsPath}.csv`,
    forAdmitted(services, rule, sendCsv(services)),
  );
  server.post(
    `${leadsPath}/send-again`,
    forAdmitted(services, pagePermissions.leadsAction, takeSendAgain(services)),
  );
}

const sendCsv =
  ({ staffDb }: Services) =>
  async ({ reply }: Admitted) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(Readable.from(toCsv(readLeadPages(staffDb))));

const takeSendAgain =
  ({ staffDb, delivery }: Services) =>
  async ({ request, reply }: Admitted) => {
    const { message } = fieldsOf(request);
    const isOne = typeof message === 'string' && /^\d{1,15}$/.test(message);
    if (!isOne && message !== 'all') {
      throw new InputError(
        'Give the number of a message, or "all".',
        'message',
      );
    }
    await sendAgain(staffDb, isOne ? Number(message) : undefined);
    delivery.wake();
    return reply.redirect(addressAt(siteOf(request), leadsPath), 303);
  };

/** One page of leads, newest first, after the undelivered ones. */
async function readLeadsPage(
  db: Database,
  account: Account,
  query: URLSearchParams,
): Promise<GatedContent> {
  const given = query.get('before') ?? '';
  const before = /^\d{1,15}$/.test(given) ? Number(given) : undefined;
  const search = (query.get('search') ?? '').trim().slice(0, mostSearched);
  const isTooShort = search !== '' && !leastSearched.test(search);
  const total = isTooShort ? 0 : await countLeads(db, search);
  const isRare = search !== '' && isCounted(total);
  const limit = pageSize + 1;
  const found = isTooShort
    ? []
    : await readLeads(db, { search, before, isRare, limit });
  const { waiting, failed } = await readDeliveryMeasure(db);
  const described = await describeLeads(db, found.slice(0, pageSize));
  return {
    view: 'leads/list',
    facts: {
      title: 'Leads',
      path: leadsPath,
      search,
      isTooShort,
      invalid: isTooShort ? ['search'] : [],
      ...(await describePlace(db, { search, total, before }, found)),
      columns: listColumns,
      waiting,
      failed,
      undelivered: await readUndelivered(db),
      mayAct: mayOpen(account, pagePermissions.leadsAction),
      leads: described,
      hasDeliveries: described.some(({ delivery }) => delivery),
    },
  };
}

async function describePlace(
  db: Database,
  {
    search,
    total,
    before,
  }: { search: string; total: number; before: number | undefined },
  withNext: readonly Lead[],
) {
  const leads = withNext.slice(0, pageSize);
  const newer = before === undefined ? 0 : await countLeads(db, search, before);
  const last = withNext.length > pageSize ? leads.at(-1) : undefined;
  const found = search && new URLSearchParams({ search }).toString();
  const all = isCounted(total) ? String(total) : 'more than 10,000';
  const place = `${newer + 1} to ${newer + leads.length} of ${all}`;
  return {
    total: all,
    isOne: total === 1,
    place: isCounted(newer) ? place : `Older than the newest 10,000`,
    isPart: leads.length < total,
    newestHref:
      before === undefined ? undefined : leadsPath + (found && `?${found}`),
    olderHref: last && `${leadsPath}?${found && `${found}&`}before=${last.id}`,
  };
}

async function describeLeads(db: Database, leads: readonly Lead[]) {
  const ids = leads.map(({ id }) => id);
  const last = await db
    .selectDistinctOn([leadMessages.leadId])
    .from(leadMessages)
    .where(inArray(leadMessages.leadId, ids))
    .orderBy(leadMessages.leadId, desc(leadMessages.id));
  const states = new Map(
    last.map((message) => [message.leadId, toState(message)]),
  );
  return leads.map((lead) => ({
    lead,
    name: nameOf(lead),
    delivery: states.get(lead.id),
  }));
}

function toState({ status, tries, problem, endedAt }: LeadMessage) {
  const ended = endedAt ? ` ${formatTime(endedAt)}` : '';
  const texts: Readonly<Record<LeadMessage['status'], string>> = {
    waiting: problem ? `waiting after ${formatTries(tries)}` : 'waiting',
    delivered: `delivered${ended}`,
    failed: `not delivered, ${formatTries(tries)}`,
    replaced: 'replaced',
  };
  return { status, text: texts[status], problem };
}

const formatTries = (tries: number): string =>
  tries === 1 ? '1 try' : `${tries} tries`;

const shownUndelivered = 50;

async function readUndelivered(db: Database) {
  const failed = await db
    .select()
    .from(leadMessages)
    .where(eq(leadMessages.status, 'failed'))
    .orderBy(leadMessages.id)
    .limit(shownUndelivered);
  return failed.map((message) => ({
    ...toState(message),
    id: message.id,
    name: nameOf(message.lead),
    email: message.lead.emailAddress,
    received: formatTime(message.createdAt),
  }));
}
