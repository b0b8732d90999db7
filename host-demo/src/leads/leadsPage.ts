import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { mayOpen } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import { readDeliveryMeasures } from '../delivery/measures';
import type { GatedContent } from '../gates/gatedPage';
import { readDeliveryStates, readUndelivered } from './deliveryStates';
import { leadColumns } from './leadColumns';
import { readLeadFilter, toQuery } from './leadFilter';
import { countLeads, pageSize, readLeads } from './leadStore';

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
  const states = await readDeliveryStates(
    db,
    leads.map(({ id }) => id),
  );
  const measures = await readDeliveryMeasures(db);
  const last = leads.length === pageSize ? leads.at(-1) : undefined;
  return {
    view: 'leads',
    facts: {
      title: 'Leads',
      path: leadsPath,
      filter,
      isFiltered: toQuery(filter) !== '',
      csvHref: `${leadsPath}.csv${toQuery(filter)}`,
      newestHref: before === undefined ? undefined : leadsPath + toQuery(filter),
      olderHref: last && leadsPath + toQuery(filter, { before: String(last.id) }),
      columns: leadColumns,
      total: await countLeads(db, filter),
      waiting: sum(measures.map(({ waiting }) => waiting)),
      failed: sum(measures.map(({ failed }) => failed)),
      undelivered: await readUndelivered(db),
      mayAct: mayOpen(account, pagePermissions.leadsAction),
      leads: leads.map((lead) => ({ lead, deliveries: states.get(lead.id) ?? [] })),
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
