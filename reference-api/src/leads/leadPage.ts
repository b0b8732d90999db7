/** One lead, with the way that each of its messages took. Source: OPN-76, CON-20; threat S22. */
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { mayOpen } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import type { GatedContent } from '../gates/gatedPage';
import { readDeliveries } from './deliveryStates';
import { detailColumns, nameOf } from './leadColumns';
import { leadsPath } from './leadsPage';
import { readLead } from './leadStore';

export async function readLeadPage(
  db: Database,
  account: Account,
  given: string,
): Promise<GatedContent> {
  const lead = /^\d{1,15}$/.test(given) ? await readLead(db, Number(given)) : undefined;
  if (!lead)
    return {
      view: 'leads/none',
      facts: { title: 'No such lead', path: leadsPath },
      status: 404,
    };
  return {
    view: 'leads/lead',
    facts: {
      title: nameOf(lead),
      path: leadsPath,
      email: lead.emailAddress,
      phone: lead.phoneNumber,
      phoneHref: `tel:${lead.phoneNumber.replace(/[^\d+]/g, '')}`,
      facts: detailColumns.flatMap(({ label, read }) => {
        const text = read(lead);
        return text === '' ? [] : [[label, text] as const];
      }),
      deliveries: await readDeliveries(db, lead.id),
      mayAct: mayOpen(account, pagePermissions.leadsAction),
    },
  };
}
