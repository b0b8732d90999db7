/** `npm run account`: the way to an account of staff, and past a flood of wrong passwords. Source: threats S07, S22, S25. */
import { randomBytes } from 'node:crypto';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { adminRoles } from 'mortgage-domain/people/adminRoles';
import { isPassword, passwordLength } from 'mortgage-domain/people/credentials';
import { eq } from 'drizzle-orm';
import { runCommand, type Terminal } from '../database/runCommand';
import { accounts } from '../database/schema';
import { createAccount } from './accounts';
import { createPasswords } from './passwords';
import { readUnlock, runUnlock } from './unlockCommand';

const usage = [
  'npm run account -- add <email> --role <role>   makes an account of staff',
  'It reads the password from standard input; without one it makes a password and prints it once.',
  `Roles: ${adminRoles.join(', ')}.`,
  'npm run account -- unlock <email> --from <IP address>   lets the owner in while others guess',
].join('\n');

/** @param typed the text of standard input, if it is no terminal */
export async function runAccount(
  args: readonly string[],
  typed: string,
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const unlock = readUnlock(args);
  if (unlock) return runUnlock(unlock, env, terminal);
  const [task, email = '', option, given, ...rest] = args;
  const { say, complain } = terminal;
  const role = adminRoles.find((one) => one === given);
  if (task !== 'add' || !isEmailAddress(email) || option !== '--role' || !role || rest.length > 0) {
    complain(usage);
    return 2;
  }
  const ownPassword = typed.replace(/\r?\n$/, '');
  const password = ownPassword || randomBytes(18).toString('base64url');
  if (!isPassword(password)) {
    complain(`The password needs ${passwordLength.min} to ${passwordLength.max} characters.`);
    return 1;
  }
  return runCommand(env, terminal, async (db) => {
    const request = { email, password, professional: false };
    const isMade = await db.transaction(async (inOne) => {
      const account = await createAccount(inOne, createPasswords(), request);
      if (!account) return false;
      const facts = { adminRoles: [role], emailVerified: true };
      await inOne.update(accounts).set(facts).where(eq(accounts.id, account.id));
      return true;
    });
    if (!isMade) {
      // Its password may be a stranger's, who registered the address first.
      complain(
        `${email} has an account already. Give another address, or erase that account first.`,
      );
      return 1;
    }
    say(`${email} has an account with the role ${role}.`);
    if (!ownPassword) say(`Password: ${password}`);
    return 0;
  });
}
