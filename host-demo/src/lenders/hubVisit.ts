/** Whose hub somebody wants to see, and whether they may. Source: LAP-15, PRM-11, OPN-49, OPN-52; threat S22. */
import { pagePermissions, type PageRule } from 'mortgage-domain/people/pagePermissions';
import { findAccountByEncodedId, toEncodedId } from '../accounts/accounts';
import { mayOpen } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';

export interface HubVisit {
  /** Lenders see their own; for another's `zuid` staff need a permission. */
  readonly rule: PageRule;
  readonly mayEnter: boolean;
  /** Of the directory; undefined where the account belongs to no lender of it. */
  readonly lenderId?: string;
}

export async function decideHubVisit(
  db: Database,
  account: Account | undefined,
  zuid: string | undefined,
): Promise<HubVisit> {
  const isForeign = zuid !== undefined && !(account && toEncodedId(account) === zuid);
  const rule = isForeign ? pagePermissions.foreignLenderHub : pagePermissions.ownLenderHub;
  if (!mayOpen(account, rule)) return { rule, mayEnter: false };
  const owner = isForeign ? await findAccountByEncodedId(db, zuid) : account;
  return { rule, mayEnter: true, lenderId: owner?.lenderId ?? undefined };
}
