/** `npm run account -- unlock <email> --from <address>`: an owner gets past those who guess their password. Source: threat S07. */
import { isIP } from 'node:net';
import { runCommand, type Terminal } from '../database/runCommand';
import { createCounts } from '../limits/counts';
import { createKeys } from '../secrets/keys';
import { readSettings } from '../settings/settings';
import { findAccountByEmail } from './accounts';
import { createAttempts } from './attempts';

/** Undefined for arguments that are not its own. */
export function readUnlock([task, email = '', option, ip = '', ...rest]: readonly string[]):
  { readonly email: string; readonly ip: string } | undefined {
  const isUnlock = task === 'unlock' && option === '--from' && rest.length === 0;
  return isUnlock && email && isIP(ip) ? { email, ip } : undefined;
}

export const runUnlock = (
  { email, ip }: { readonly email: string; readonly ip: string },
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> =>
  runCommand(env, terminal, async (db) => {
    if (!(await findAccountByEmail(db, email))) {
      terminal.complain(`${email} has no account.`);
      return 1;
    }
    const { secret, limits } = readSettings(env);
    const counts = createCounts(db, createKeys(db, secret));
    await createAttempts(counts, limits.failedSignInsPerAccount).admit({ email, ip }, Date.now());
    terminal.say(`For an hour, ${email} can sign in from ${ip} while others are slowed down.`);
    return 0;
  });
