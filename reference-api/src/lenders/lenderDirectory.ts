/** NMLS records and registered lenders in the database. Source: ledger CAL-7, CAL-9, OPN-71. */
import { eq, sql } from 'drizzle-orm';
import { isNmlsId, isNmlsIdText } from 'mortgage-domain/lenders/nmlsId';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import type { Database } from '../database/connect';
import { prepared } from '../database/prepared';
import { nmlsLenders, registeredLenders } from '../database/schema';

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
