import { proveAddress } from '../accounts/accounts';
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import { endAllSignIns } from '../sessions/signIns';

/**
 * OPN-36: the account of the address that the provider vouches for; a new one gets an account that no password opens. Whoever had
 * registered the address before without proving it is out, with password, sessions and tokens.
 */
export const findOneTapAccount = async (
  db: Database,
  passwords: Passwords,
  email: string | undefined,
): Promise<Account | undefined> =>
  email === undefined
    ? undefined
    : db.transaction(async (inOne) => {
        const proven = await proveAddress(inOne, passwords, email);
        if (proven?.isTaken) await endAllSignIns(inOne, proven.account.id);
        return proven?.account;
      });
