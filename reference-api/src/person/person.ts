/** Exports and erases the data about a person, by `npm run person`. Source: threat S10. */
import {
  and,
  count,
  eq,
  gt,
  ne,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { toMailAddress } from 'mortgage-domain/fields/email';
import { toEmailKey } from '../accounts/accounts';
import type { Database } from '../database/connect';
import { runCommand, type Terminal } from '../database/runCommand';
import { leads } from '../database/schema';
import { leadMessages } from '../delivery/leadMessages';
import type { Environment } from '../settings/settings';

/** Ids of rows that lead to a person, or the address itself. */
export type Holder = 'account' | 'channel' | 'email' | 'impersonation' | 'lead';

export interface PersonalTable {
  readonly table: string;
  readonly owners: Readonly<Record<string, Holder>>;
  /** Secret columns, which the export leaves out. */
  readonly secrets?: readonly string[];
  readonly keptBecause?: string;
}

const keptBecause =
  'it records what staff has done, by ids that lead to no person once the account is gone';

/** Children before their parents; docs/privacy.md describes them. */
export const personalData: readonly PersonalTable[] = [
  { table: 'lead_messages', owners: { lead_id: 'lead' } },
  { table: 'leads', owners: { email_address: 'email' } },
  { table: 'calculator_marketing', owners: { account_id: 'account' } },
  {
    table: 'sessions',
    owners: { account_id: 'account', impersonated_id: 'account' },
    secrets: ['id_hash', 'seed', 'auth_token_hash', 'replaced_by', 'provider'],
  },
  {
    table: 'password_resets',
    owners: { account_id: 'account' },
    secrets: ['token_hash'],
  },
  { table: 'inbox_messages', owners: { channel: 'channel' } },
  { table: 'inbox_channels', owners: { channel: 'channel' } },
  {
    table: 'impersonated_writes',
    owners: { impersonation_id: 'impersonation' },
    keptBecause,
  },
  {
    table: 'impersonations',
    owners: { impersonator_id: 'account', impersonated_id: 'account' },
    keptBecause,
  },
  { table: 'accounts', owners: { email: 'email' }, secrets: ['password_hash'] },
];

/** An account has the address as JavaScript lowers it, a lead as databases do, an old lead with the domain as it was typed. */
const isTheirAddress = (column: SQLWrapper, email: string): SQL =>
  sql`lower(${column}) in (${toEmailKey(email)}, lower(${toMailAddress(email.trim())}), lower(${email.trim().normalize()}))`;

/** Rows of a person, by the address that the account and the leads have. */
function isTheirs({ owners }: PersonalTable, email: string): SQL {
  const account = sql`(select id from accounts where ${isTheirAddress(sql`email`, email)})`;
  const held: Readonly<Record<Exclude<Holder, 'email'>, SQL>> = {
    account,
    lead: sql`(select id from leads where ${isTheirAddress(sql`email_address`, email)})`,
    // The same as `globalChannelOf` of messaging/inboxes.ts.
    channel: sql`(select inbox_of(accounts) from accounts where ${isTheirAddress(sql`email`, email)})`,
    impersonation: sql`(select id from impersonations where impersonator_id in ${account} or impersonated_id in ${account})`,
  };
  return sql.join(
    Object.entries(owners).map(([column, holds]) =>
      holds === 'email'
        ? isTheirAddress(sql.identifier(column), email)
        : sql`${sql.identifier(column)} in ${held[holds]}`,
    ),
    sql` or `,
  );
}

/** Every row of a person by its table, without what opens a session or an account. */
export async function exportPerson(db: Database, email: string) {
  const all: Record<string, readonly object[]> = {};
  for (const personal of personalData) {
    const secrets = `{${(personal.secrets ?? []).join(',')}}`;
    const rows = await db
      .select({ row: sql<object>`to_jsonb(one) - ${secrets}::text[]` })
      .from(sql`${sql.identifier(personal.table)} as one`)
      .where(isTheirs(personal, email));
    all[personal.table] = rows.map(({ row }) => row);
  }
  return all;
}

interface Erased extends PersonalTable {
  readonly rows: number;
}

/** One transaction. Returns the number of rows of each table. */
export const erasePerson = (
  db: Database,
  email: string,
): Promise<readonly Erased[]> =>
  db.transaction(async (transaction) => {
    const erased: Erased[] = [];
    for (const personal of personalData) {
      const table = sql.identifier(personal.table);
      const theirs = isTheirs(personal, email);
      const [row] = await transaction
        .select({ rows: count() })
        .from(sql`${table}`)
        .where(theirs);
      erased.push({ ...personal, rows: row?.rows ?? 0 });
      if (!personal.keptBecause) {
        await transaction.execute(sql`delete from ${table} where ${theirs}`);
      }
    }
    return erased;
  });

const isTried = or(
  gt(leadMessages.tries, 0),
  ne(leadMessages.status, 'waiting'),
);

/** A message that was tried may have arrived although no answer came. */
async function readTriedIds(
  db: Database,
  email: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: leadMessages.messageId })
    .from(leadMessages)
    .innerJoin(leads, eq(leads.id, leadMessages.leadId))
    .where(and(isTried, isTheirAddress(leads.emailAddress, email)));
  return rows.map(({ id }) => id);
}

const usage = [
  'npm run person -- export <email>        all that is held of a person, as JSON',
  'npm run person -- erase <email> --yes   removes it; without --yes it only lists what would go',
].join('\n');
export async function runPerson(
  [task, email, ...rest]: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<number> {
  const isKnown = task === 'export' || task === 'erase';
  const isAgreed = rest.length === 1 && rest[0] === '--yes';
  if (
    !isKnown ||
    !email?.includes('@') ||
    (rest.length > 0 && !(isAgreed && task === 'erase'))
  ) {
    terminal.error(usage);
    return 2;
  }
  return runCommand(env, terminal, (db) =>
    task === 'export'
      ? print(db, email, terminal)
      : erase(db, email, isAgreed, terminal),
  );
}

async function print(
  db: Database,
  email: string,
  terminal: Terminal,
): Promise<number> {
  const held = await exportPerson(db, email);
  if (Object.values(held).every((rows) => rows.length === 0)) {
    return findNothing(email, terminal);
  }
  const exported = { email, exportedAt: new Date().toISOString(), held };
  terminal.log(JSON.stringify(exported, undefined, 2));
  return 0;
}

async function erase(
  db: Database,
  email: string,
  isAgreed: boolean,
  terminal: Terminal,
): Promise<number> {
  if (!isAgreed) {
    const held = Object.entries(await exportPerson(db, email));
    terminal.error(
      [
        ...held.map(([table, rows]) => `${table}: ${rows.length}`),
        'Nothing was erased. Add --yes to do it; it cannot be undone.',
      ].join('\n'),
    );
    return 1;
  }
  const delivered = await readTriedIds(db, email);
  const erased = await erasePerson(db, email);
  if (erased.every(({ rows }) => rows === 0)) {
    return findNothing(email, terminal);
  }
  terminal.log(erased.map(describe).join('\n'));
  if (delivered.length > 0) {
    terminal.log(
      `The webhook's receiver has these messages: ${delivered.join(', ')}. Ask it to erase them, too.`,
    );
  }
  terminal.log('Backups hold it until they are overwritten.');
  return 0;
}

function findNothing(email: string, terminal: Terminal): number {
  terminal.error(`The database has no row of ${email}. Check the address.`);
  return 1;
}

const describe = ({ table, rows, keptBecause }: Erased): string =>
  `${table}: ${rows} ${keptBecause ? `kept (${keptBecause})` : 'removed'}`;
