import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { mayOpen } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account, Lead } from '../database/schema';
import { readDeliveryMeasure } from '../delivery/outbox';
import type { GatedContent } from '../gates/gatedPage';
import { readDeliveryStates, readUndelivered } from './deliveryStates';
import { listColumns, nameOf } from './leadColumns';
import { countLeads, readLeads } from './leadStore';

export const leadsPath = '/mortgage/admin/leads';

/** One page of leads, newest first, after the undelivered ones. */
export async function readLeadsPage(
  db: Database,
  account: Account,
  query: URLSearchParams,
): Promise<GatedContent> {
  const given = query.get('before') ?? '';
  const before = /^\d{1,15}$/.test(given) ? Number(given) : undefined;
  const leads = await readLeads(db, before);
  const { waiting, failed } = await readDeliveryMeasure(db);
  return {
    view: 'leads/list',
    facts: {
      title: 'Leads',
      path: leadsPath,
      ...(await describePlace(db, leads, before)),
      columns: listColumns,
      waiting,
      failed,
      undelivered: await readUndelivered(db),
      mayAct: mayOpen(account, pagePermissions.leadsAction),
      leads: await describeLeads(db, leads),
    },
  };
}

/** The position of this page in the list, and its neighbours. */
async function describePlace(db: Database, leads: readonly Lead[], before: number | undefined) {
  const total = await countLeads(db);
  const newer = before === undefined ? 0 : await countLeads(db, before);
  const last = newer + leads.length < total ? leads.at(-1) : undefined;
  return {
    total,
    first: newer + 1,
    last: newer + leads.length,
    isPart: leads.length < total,
    newestHref: before === undefined ? undefined : leadsPath,
    olderHref: last && `${leadsPath}?before=${last.id}`,
  };
}

async function describeLeads(db: Database, leads: readonly Lead[]) {
  const states = await readDeliveryStates(
    db,
    leads.map(({ id }) => id),
  );
  return leads.map((lead) => ({ lead, name: nameOf(lead), delivery: states.get(lead.id) }));
}
