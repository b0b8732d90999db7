/** Leads in the database. Source: CAL-8, OPN-76. */
import { isDeepStrictEqual } from 'node:util';
import { count, desc, eq, lt, sql } from 'drizzle-orm';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import type { Database } from '../database/connect';
import { prepared } from '../database/prepared';
import { leads, type Lead } from '../database/schema';

const toRow = (lead: LeadPayload, idempotencyKey: string) => ({
  nmlsId: null,
  companyName: null,
  ...lead,
  utmParams: lead.utmParams ?? null,
  idempotencyKey,
});

const lookups = prepared((db) => ({
  byKey: db
    .select()
    .from(leads)
    .where(eq(leads.idempotencyKey, sql.placeholder('key')))
    .prepare('lead_by_key'),
}));

/** Whether this very lead lies there under its key. */
export async function isStored(
  db: Database,
  lead: LeadPayload,
  idempotencyKey: string,
): Promise<boolean> {
  const [row] = await lookups(db).byKey.execute({ key: idempotencyKey });
  return row !== undefined && isDeepStrictEqual({ ...row, ...toRow(lead, idempotencyKey) }, row);
}

/**
 * False when the key belongs to another person's lead, which would be overwritten without a word. The same key from the same
 * person is the same lead, sent again because the answer got lost, or corrected meanwhile.
 */
export async function storeLead(
  db: Database,
  lead: LeadPayload,
  idempotencyKey: string,
): Promise<boolean> {
  const row = toRow(lead, idempotencyKey);
  const stored = await db
    .insert(leads)
    .values(row)
    .onConflictDoUpdate({
      target: leads.idempotencyKey,
      set: row,
      setWhere: sql`lower(${leads.emailAddress}) = lower(${lead.emailAddress})`,
    })
    .returning({ id: leads.id });
  return stored.length > 0;
}

export async function countLeads(db: Database): Promise<number> {
  const [all] = await db.select({ found: count() }).from(leads);
  return all?.found ?? 0;
}

const pageSize = 500;

/** The newest ones, or the next ones before an id, newest first. */
export const readLeads = (db: Database, before = Number.MAX_SAFE_INTEGER): Promise<Lead[]> =>
  db.select().from(leads).where(lt(leads.id, before)).orderBy(desc(leads.id)).limit(pageSize);

/** All of them, page by page. */
export async function* readLeadPages(db: Database): AsyncGenerator<readonly Lead[]> {
  let page = await readLeads(db);
  let last = page.at(-1);
  while (last) {
    yield page;
    page = await readLeads(db, last.id);
    last = page.at(-1);
  }
}
