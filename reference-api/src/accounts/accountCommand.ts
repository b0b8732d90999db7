/** `npm run account`: the way to an account of staff, and past a flood of wrong passwords. Source: threats S07, S22, S25. */
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { adminRoles } from 'mortgage-domain/people/adminRoles';
import { isPassword, passwordLength } from 'mortgage-domain/people/credentials';
import { eq } from 'drizzle-orm';
import { runCommand, type Terminal } from '../database/runCommand';
import { accounts } from '../database/schema';
import { createCounts } from '../limits/counts';
import { createKeys } from '../secrets/keys';
import { readSettings, type Environment } from '../settings/settings';
import { createAccount, findAccountByEmail } from './accounts';
import { createAttempts } from './attempts';
import { createPasswords } from './passwords';

const usage = [
  'npm run account -- add <email> --role <role>   makes an account of staff',
  'It reads the password from standard input; without one it makes a password and prints it once.',
  `Roles: ${adminRoles.join(', ')}.`,
  'npm run account -- unlock <email> --from <IP address>   lets the owner in while others guess',
].join('\n');

/** @param readTyped the text of standard input: read only for `add`, because a pipe may stay open */
export async function runAccount(
  args: readonly string[],
  readTyped: () => Promise<string>,
  env: Environment,
  terminal: Terminal,
): Promise<number> {
  const [task, email = '', , given = ''] = args;
  const role = adminRoles.find((one) => one === given);
  const mistake = findMistake(args, role);
  if (mistake) {
    terminal.error(`${mistake}\n${usage}`);
    return 2;
  }
  if (task !== 'add' || !role) {
    return unlock(email, given, env, terminal);
  }
  const ownPassword = (await readTyped()).replace(/\r?\n$/, '');
  const password = ownPassword || randomBytes(18).toString('base64url');
  if (!isPassword(password)) {
    terminal.error(
      `The password needs ${passwordLength.min} to ${passwordLength.max} characters.`,
    );
    return 1;
  }
  return runCommand(env, terminal, async (db) => {
    const request = { email, password, professional: false };
    const isMade = await db.transaction(async (inOne) => {
      const account = await createAccount(inOne, createPasswords(), request);
      if (!account) {
        return false;
      }
      const facts = { adminRoles: [role], emailVerified: true };
      await inOne
        .update(accounts)
        .set(facts)
        .where(eq(accounts.id, account.id));
      return true;
    });
    if (!isMade) {
      // Its password may be a stranger's, who registered the address first.
      terminal.error(
        `${email} has an account already. Give another address, or erase that account first.`,
      );
      return 1;
    }
    terminal.log(`${email} has an account with the role ${role}.`);
    if (!ownPassword) {
      terminal.log(`Password: ${password}`);
    }
    return 0;
  });
}

function findMistake(
  args: readonly string[],
  role: string | undefined,
): string | undefined {
  const [task = '', email = '', option, given = '', ...rest] = args;
  if (task !== 'add' && task !== 'unlock') {
    return `Begin with add or unlock, not "${task}".`;
  }
  if (!isEmailAddress(email)) {
    return `"${args[1] ?? ''}" is not an email address.`;
  }
  const expected = task === 'add' ? '--role' : '--from';
  if (option !== expected || rest.length > 0) {
    return `Give only ${expected} after the address.`;
  }
  if (task === 'add' && !role) {
    return `There is no role "${given}".`;
  }
  if (task === 'unlock' && !isIP(given)) {
    return `"${given}" is not an IP address.`;
  }
  return undefined;
}

/** An owner gets past those who guess the password. */
const unlock = (
  email: string,
  ip: string,
  env: Environment,
  terminal: Terminal,
) =>
  runCommand(env, terminal, async (db) => {
    if (!(await findAccountByEmail(db, email))) {
      terminal.error(`${email} has no account.`);
      return 1;
    }
    const { secret, limits } = readSettings(env);
    const counts = createCounts(db, createKeys(db, secret));
    await createAttempts(counts, limits.failedSignInsPerAccount).admit(
      { email, ip },
      Date.now(),
    );
    terminal.log(
      `For an hour, ${email} can sign in from ${ip} while others are slowed down.`,
    );
    return 0;
  });
