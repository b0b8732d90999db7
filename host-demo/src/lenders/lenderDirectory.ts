/** Lenders in the database, with the names that the API gives them. Source: ledger CAL-7, CAL-9. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { nmlsLenders, registeredLenders } from '../database/schema';

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
