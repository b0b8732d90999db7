/** Lenders in the database, with the names that the API and the pages give them. Source: ledger CAL-7, CAL-9, ENT-6, OPN-92. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { isRowId } from '../database/rowId';
import { lenders, nmlsLenders, registeredLenders, type Lender } from '../database/schema';

export async function findNmlsLender(db: Database, nmlsId: number) {
  const [found] = await db.select().from(nmlsLenders).where(eq(nmlsLenders.nmlsId, nmlsId));
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
