/** Leads in the database. Source: CAL-8, OPN-76. */
import { isDeepStrictEqual } from 'node:util';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import { toMailAddress } from 'mortgage-domain/fields/email';
import { parsePhone, parsePhoneDigits } from 'mortgage-domain/fields/phone';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { type Database, prepared } from '../database/connect';
import { leads, type Lead } from '../database/schema';
import { leadMessages } from '../delivery/leadMessages';

const {
  id: _id,
  idempotencyKey: _key,
  createdAt: _at,
  ...contentColumns
} = getTableColumns(leads);
type Content = keyof typeof contentColumns;
const contents = Object.keys(contentColumns) as Content[];
const mapContents = <Value>(map: (name: Content) => Value) =>
  Object.fromEntries(contents.map((name) => [name, map(name)])) as Record<
    Content,
    Value
  >;

const { placeholder } = sql;
const newOf = (name: Content) =>
  sql`excluded.${sql.identifier(leads[name].name)}`;
const isChanged = sql.join(
  contents.map((name) => sql`${leads[name]} is distinct from ${newOf(name)}`),
  sql` or `,
);

const queries = prepared((db) => {
  const stored = db.$with('stored').as(
    db
      .insert(leads)
      .values({
        ...mapContents(placeholder),
        utmParams: sql`${placeholder('utmParams')}::jsonb`,
        idempotencyKey: placeholder('key'),
      })
      .onConflictDoUpdate({
        target: leads.idempotencyKey,
        set: mapContents(newOf),
        setWhere: and(
          sql`lower(${leads.emailAddress}) = lower(${newOf('emailAddress')})`,
          sql`(${isChanged})`,
        ),
      })
      // `xmax` is 0 for an inserted row only: an update locks the row first.
      .returning({
        id: leads.id,
        isNew: sql<boolean>`(xmax = 0)`.as('is_new'),
      }),
  );
  const queued = db.$with('queued', {}).as(
    sql`insert into ${leadMessages} (lead_id, event, lead)
      select id, case when is_new then 'lead.received' else 'lead.corrected' end, ${placeholder('lead')}::jsonb
      from stored where ${placeholder('hasWebhook')}::boolean`,
  );
  return {
    byKey: db
      .select()
      .from(leads)
      .where(eq(leads.idempotencyKey, placeholder('key')))
      .prepare('lead_by_key'),
    store: db
      .with(stored, queued)
      .select({ id: stored.id })
      .from(stored)
      .prepare('store_lead'),
  };
});

export async function isStored(
  db: Database,
  lead: LeadPayload,
  idempotencyKey: string,
): Promise<boolean> {
  const [row] = await queries(db).byKey.execute({ key: idempotencyKey });
  return (
    row !== undefined && isDeepStrictEqual({ ...row, ...toContents(lead) }, row)
  );
}

/** Stores a lead and its message in one statement. False when the key belongs to another person's lead; a repeat makes no message. */
export async function storeLead(
  db: Database,
  lead: LeadPayload,
  idempotencyKey: string,
  hasWebhook: boolean,
): Promise<boolean> {
  const contents = toContents(lead);
  const changed = await queries(db).store.execute({
    ...contents,
    utmParams: contents.utmParams && JSON.stringify(contents.utmParams),
    key: idempotencyKey,
    lead: JSON.stringify(lead),
    hasWebhook,
  });
  return changed.length > 0 || isStored(db, lead, idempotencyKey);
}

const toContents = (lead: LeadPayload) => ({
  nmlsId: null,
  companyName: null,
  ...lead,
  utmParams: lead.utmParams ?? null,
});

const mostCounted = 10_000;
export const isCounted = (found: number): boolean => found <= mostCounted;

/** `search`: words that must each occur in a name, an address, a company or a number. Counts no further than `isCounted`. */
export const countLeads = (
  db: Database,
  search: string,
  from = 0,
): Promise<number> =>
  db.$count(
    db
      .select({ id: leads.id })
      .from(leads)
      .where(and(isFound(search), gte(leads.id, from)))
      .limit(mostCounted + 1)
      .as('found'),
  );

export const pageSize = 50;

interface LeadPage {
  readonly search?: string;
  readonly before?: number | undefined;
  /** Few leads match: the index of the search finds them sooner than a walk from the newest lead. */
  readonly isRare?: boolean;
  readonly limit?: number;
}

export const readLeads = (
  db: Database,
  {
    search = '',
    before = Number.MAX_SAFE_INTEGER,
    isRare = false,
    limit = pageSize,
  }: LeadPage,
): Promise<Lead[]> =>
  db
    .select()
    .from(leads)
    .where(and(isFound(search), lt(leads.id, before)))
    // The sum keeps PostgreSQL from walking the primary key.
    .orderBy(isRare ? sql`${leads.id} + 0 desc` : desc(leads.id))
    .limit(limit);

const { firstName, lastName, emailAddress, companyName, nmlsId, phoneNumber } =
  leads;
/** The expression of the index `leads_search`. */
const searched = sql.join(
  [
    ...[firstName, lastName, emailAddress],
    sql`coalesce(${companyName}, '')`,
    sql`coalesce(${nmlsId}, '')`,
    phoneNumber,
    sql`regexp_replace(${phoneNumber}, '\\D', '', 'g')`,
  ],
  sql` || ' ' || `,
);

const isIn = (form: string) =>
  ilike(sql`(${searched})`, `%${form.replace(/[\\%_]/g, '\\$&')}%`);

/** A word is found as it is typed, and in the form that a lead's address or NMLS ID is stored in. */
const isWordIn = (word: string) => {
  const number = toNumber(word)
    .normalize('NFKC')
    .replace(/^0+(?=\d{4,}$)/, '');
  return or(...Array.from(new Set([word, toMailAddress(word), number]), isIn));
};

/** A phone number is found in whatever form it is typed, also next to a name. */
const numbers = /[+＋]?[(\p{Nd}][\p{Nd}\p{Pd}\s()./]*\p{Nd}/gu;
const toNumber = (text: string) =>
  parsePhone(text) ? parsePhoneDigits(text).slice(-10) : text;

const isFound = (search: string) =>
  and(
    ...search
      .replace(numbers, toNumber)
      .split(/\s+/)
      .filter(Boolean)
      .map(isWordIn),
  );

const atOnce = 1000;

/** All leads, with one page in memory at a time. */
export async function* readLeadPages(
  db: Database,
): AsyncGenerator<readonly Lead[]> {
  for (let before: number | undefined; ;) {
    const page = await readLeads(db, { before, limit: atOnce });
    before = page.at(-1)?.id;
    if (before === undefined) {
      return;
    }
    yield page;
  }
}
