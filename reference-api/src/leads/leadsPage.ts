import { leadRoles } from 'mortgage-domain/leads/leadRole';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { mayOpen } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account, Lead } from '../database/schema';
import { readDeliveryMeasure } from '../delivery/outbox';
import type { GatedContent } from '../gates/gatedPage';
import { readDeliveryStates, readUndelivered } from './deliveryStates';
import { listColumns, nameOf, roleNames } from './leadColumns';
import { readLeadFilter, toQuery, type LeadFilter } from './leadFilter';
import { countLeads, readLeads } from './leadStore';

export const leadsPath = '/mortgage/admin/leads';

/** One page of leads, newest first, and above it what could not be delivered. */
export async function readLeadsPage(
  db: Database,
  account: Account,
  query: URLSearchParams,
): Promise<GatedContent> {
  const filter = readLeadFilter(query);
  const before = /^\d{1,15}$/.test(query.get('before') ?? '')
    ? Number(query.get('before'))
    : undefined;
  const leads = await readLeads(db, filter, before);
  const { waiting, failed } = await readDeliveryMeasure(db);
  return {
    view: 'leads/list',
    facts: {
      title: 'Leads',
      path: leadsPath,
      ...describeFilter(filter),
      ...(await describePlace(db, filter, leads, before)),
      columns: listColumns,
      waiting,
      failed,
      undelivered: await readUndelivered(db),
      mayAct: mayOpen(account, pagePermissions.leadsAction),
      leads: await describeLeads(db, leads),
    },
  };
}

const describeFilter = (filter: LeadFilter) => ({
  filter,
  isFiltered: toQuery(filter) !== '',
  csvHref: `${leadsPath}.csv${toQuery(filter)}`,
  roles: leadRoles.map((role) => [role, roleNames[role]] as const),
});

/** The position of this page in the filtered list, and its neighbours. */
async function describePlace(
  db: Database,
  filter: LeadFilter,
  leads: readonly Lead[],
  before: number | undefined,
) {
  const total = await countLeads(db, filter);
  const newer = before === undefined ? 0 : await countLeads(db, filter, before);
  const last = newer + leads.length < total ? leads.at(-1) : undefined;
  return {
    total,
    first: newer + 1,
    last: newer + leads.length,
    isPart: leads.length < total,
    newestHref: before === undefined ? undefined : leadsPath + toQuery(filter),
    olderHref: last && leadsPath + toQuery(filter, { before: String(last.id) }),
  };
}

async function describeLeads(db: Database, leads: readonly Lead[]) {
  const states = await readDeliveryStates(
    db,
    leads.map(({ id }) => id),
  );
  return leads.map((lead) => ({
    lead,
    name: nameOf(lead),
    href: `${leadsPath}/${lead.id}`,
    delivery: states.get(lead.id),
  }));
}
