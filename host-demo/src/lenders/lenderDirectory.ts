/** Lenders in the database, with the names that the API and the pages give them. Source: ledger CAL-7, CAL-9, ENT-6, OPN-71, OPN-92. */
import { eq, sql } from 'drizzle-orm';
import { isNmlsId, isNmlsIdText } from 'mortgage-domain/lenders/nmlsId';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import type { Database } from '../database/connect';
import { prepared } from '../database/prepared';
import { isRowId } from '../database/rowId';
import { lenders, nmlsLenders, registeredLenders, type Lender } from '../database/schema';

const lookups = prepared((db) => ({
  byNmlsId: db
    .select()
    .from(nmlsLenders)
    .where(eq(nmlsLenders.nmlsId, sql.placeholder('nmlsId')))
    .prepare('lender_by_nmls_id'),
}));

/** Undefined where the directory has nothing; no text that cannot be an NMLS ID reaches it. */
export async function findNmlsLender(db: Database, typed: string): Promise<NmlsLender | undefined> {
  const nmlsId = Number(typed);
  if (!isNmlsIdText(typed) || !isNmlsId(nmlsId)) return undefined;
  const [found] = await lookups(db).byNmlsId.execute({ nmlsId });
  return (
    found && {
      nmlsId: String(found.nmlsId),
      nmlsType: found.nmlsType,
      individualNameOptions: found.individualNames,
      companyNameOptions: found.companyNames,
    }
  );
}

export async function findRegisteredLender(db: Database, lenderId: string) {
  const [found] = await db
    .select()
    .from(registeredLenders)
    .where(eq(registeredLenders.lenderId, lenderId));
  return found;
}

/** Of the directory; a text that is no id finds none. */
export async function findLender(
  db: Database,
  lenderId: string | undefined,
): Promise<Lender | undefined> {
  if (!isRowId(lenderId)) return undefined;
  const [found] = await db.select().from(lenders).where(eq(lenders.lenderId, lenderId));
  return found;
}

/** All of the directory, or those who serve a state. */
export async function readLenders(db: Database, state?: string): Promise<readonly Lender[]> {
  const all = await db.select().from(lenders).orderBy(lenders.lenderId);
  return all.filter(({ states }) => state === undefined || states.some((one) => one === state));
}
