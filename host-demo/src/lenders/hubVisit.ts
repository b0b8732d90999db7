/** Whose hub somebody wants to see, and whether they may. Source: LAP-15, PRM-11, OPN-49, OPN-52; threat S22. */
import type { Permission } from 'mortgage-domain/people/permissions';
import { isLender } from 'mortgage-domain/people/user';
import { findAccountByEncodedId, toEncodedId } from '../accounts/accounts';
import { hasAllPermissions } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';

export interface HubVisit {
  /** Lenders see their own; for another's `zuid` staff need a permission. */
  readonly isForeign: boolean;
  readonly mayEnter: boolean;
  /** Of the directory; undefined where the account belongs to no lender of it. */
  readonly lenderId?: string;
}

const foreignHubPermissions: readonly Permission[] = ['ViewUnencodedIds'];

export async function decideHubVisit(
  db: Database,
  account: Account | undefined,
  zuid: string | undefined,
): Promise<HubVisit> {
  const isForeign = zuid !== undefined && !(account && toEncodedId(account) === zuid);
  if (!isForeign) {
    const mayEnter = account !== undefined && isLender(account);
    return { isForeign, mayEnter, lenderId: (mayEnter && account.lenderId) || undefined };
  }
  if (!hasAllPermissions(account, foreignHubPermissions)) return { isForeign, mayEnter: false };
  const owner = await findAccountByEncodedId(db, zuid);
  return { isForeign, mayEnter: true, lenderId: owner?.lenderId ?? undefined };
}

/** What the page's access gate asks for: the same as the server. */
export const gateOf = ({ isForeign }: HubVisit) =>
  isForeign ? { permissions: foreignHubPermissions } : { authorizer: 'lender' };
