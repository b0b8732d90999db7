/** All that is held of a person, given out or erased. Source: threat S10. */
import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { leads } from '../database/schema';
import { leadMessages } from '../delivery/leadMessages';
import { personalData, type Holder, type PersonalTable } from './personalData';

const toKey = (email: string): string => email.trim().toLowerCase();

/** Rows of a person, by the address that the account and the leads have. */
function isTheirs({ owners }: PersonalTable, email: string): SQL {
  const key = toKey(email);
  const account = sql`(select id from accounts where lower(email) = ${key})`;
  const held: Readonly<Record<Exclude<Holder, 'email'>, SQL>> = {
    account,
    lead: sql`(select id from leads where lower(email_address) = ${key})`,
    // As `globalChannelOf` of messaging/channels.ts makes it.
    channel: sql`(select 'inbox.' || left(encode(sha256(convert_to(id || ' ' || password_hash, 'UTF8')), 'hex'), 32)
      from accounts where lower(email) = ${key})`,
    impersonation: sql`(select id from impersonations where impersonator_id in ${account} or impersonated_id in ${account})`,
  };
  return sql.join(
    Object.entries(owners).map(([column, holds]) =>
      holds === 'email'
        ? sql`lower(${sql.identifier(column)}) = ${key}`
        : sql`${sql.identifier(column)} in ${held[holds]}`,
    ),
    sql` or `,
  );
}

/** Some tables came with later migrations. */
async function readTables(db: Database): Promise<readonly PersonalTable[]> {
  const rows = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = current_schema()`);
  const there = new Set(rows.map(({ name }) => name));
  return personalData.filter(({ table }) => there.has(table));
}

export type PersonRows = Readonly<Record<string, readonly object[]>>;

/** Every row of a person by its table, without what opens a session or an account. */
export async function exportPerson(db: Database, email: string): Promise<PersonRows> {
  const all: Record<string, readonly object[]> = {};
  for (const personal of await readTables(db)) {
    const secrets = `{${(personal.secrets ?? []).join(',')}}`;
    const rows = await db
      .select({ row: sql<object>`to_jsonb(one) - ${secrets}::text[]` })
      .from(sql`${sql.identifier(personal.table)} as one`)
      .where(isTheirs(personal, email));
    all[personal.table] = rows.map(({ row }) => row);
  }
  return all;
}

export interface Erased {
  readonly table: string;
  readonly rows: number;
  readonly erasure: PersonalTable['erasure'];
}

/** One transaction. Returns what happened to each table. */
export const erasePerson = (db: Database, email: string): Promise<readonly Erased[]> =>
  db.transaction(async (transaction) => {
    const erased: Erased[] = [];
    for (const personal of await readTables(transaction)) {
      const { table, erasure } = personal;
      erased.push({ table, erasure, rows: await countRows(transaction, personal, email) });
      await eraseRows(transaction, personal, email);
    }
    return erased;
  });

async function countRows(db: Database, personal: PersonalTable, email: string): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(sql`${sql.identifier(personal.table)}`)
    .where(isTheirs(personal, email));
  return row?.found ?? 0;
}

async function eraseRows(db: Database, personal: PersonalTable, email: string): Promise<void> {
  const table = sql.identifier(personal.table);
  if (personal.erasure.to === 'removed')
    await db.execute(sql`delete from ${table} where ${isTheirs(personal, email)}`);
}

/** Ids of delivered messages: their receivers must erase them. */
export async function readDeliveredIds(db: Database, email: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: leadMessages.messageId })
    .from(leadMessages)
    .innerJoin(leads, eq(leads.id, leadMessages.leadId))
    .where(
      and(
        eq(leadMessages.status, 'delivered'),
        eq(sql`lower(${leads.emailAddress})`, toKey(email)),
      ),
    );
  return rows.map(({ id }) => id);
}
