/** Whose profile is edited, and what is sent for it. Source: LNK-3, OPN-49, VAL-6; threats S14, S22. */
import { isName } from 'mortgage-domain/fields/names';
import { isLender } from 'mortgage-domain/people/user';
import { findAccountByEncodedId, toEncodedId } from '../accounts/accounts';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';

/** Without `zuid` it is one's own; a `zuid` that is given twice is nobody's. */
export const isOwnProfile = (zuids: readonly string[], account: Account | undefined): boolean =>
  zuids.length === 0 ||
  (zuids.length === 1 && account !== undefined && zuids[0] === toEncodedId(account));

/** Undefined where no lender has that `zuid`. */
export async function findEditedProfile(
  db: Database,
  zuids: readonly string[],
  account: Account,
): Promise<Account | undefined> {
  if (isOwnProfile(zuids, account)) return account;
  const [zuid = '', ...others] = zuids;
  const found = others.length === 0 ? await findAccountByEncodedId(db, zuid) : undefined;
  return found && isLender(found) ? found : undefined;
}

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Undefined where one of them is no name. */
export function readPersonName({
  firstName,
  lastName,
}: Readonly<Record<string, unknown>>): PersonName | undefined {
  return isPlainName(firstName) && isPlainName(lastName)
    ? { firstName: firstName.trim(), lastName: lastName.trim() }
    : undefined;
}

/** No database keeps a NUL, and no name has a control character. */
const isPlainName = (value: unknown): value is string => isName(value) && !/\p{Cc}/u.test(value);
