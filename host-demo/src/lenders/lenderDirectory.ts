/** Lenders in the database, with the names that the API gives them. Source: ledger CAL-7, CAL-9, OPN-71. */
import { eq } from 'drizzle-orm';
import { isNmlsId, isNmlsIdText } from 'mortgage-domain/lenders/nmlsId';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import type { Database } from '../database/connect';
import { nmlsLenders, registeredLenders } from '../database/schema';

/** Undefined where the directory has nothing; no text that cannot be an NMLS ID reaches it. */
export async function findNmlsLender(db: Database, typed: string): Promise<NmlsLender | undefined> {
  const nmlsId = Number(typed);
  if (!isNmlsIdText(typed) || !isNmlsId(nmlsId)) return undefined;
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
