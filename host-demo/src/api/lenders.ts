/** The NMLS directory and the registered lenders. Source: ledger CAL-7, CAL-9. */
import { eq } from 'drizzle-orm';
import { isNmlsId } from 'mortgage-domain/nmlsLender';
import { findSessionByToken, permissionsOf } from '../accounts/sessions';
import { nmlsLenders, registeredLenders } from '../database/schema';
import type { ActionAnswer, ActionCall } from './actionRoutes';

export async function getNmlsLender({ input: { nmlsId }, context: { db } }: ActionCall): Promise<ActionAnswer> {
  const id = typeof nmlsId === 'string' && /^\d{1,12}$/.test(nmlsId) ? Number(nmlsId) : Number.NaN;
  const [found] = isNmlsId(id) ? await db.select().from(nmlsLenders).where(eq(nmlsLenders.nmlsId, id)) : [];
  if (!found) return { body: { error: 'UnknownNMLSId', field: 'nmlsId', message: 'No lender has this NMLS ID.' } };
  return { body: { lender: { nmlsId: String(found.nmlsId), nmlsType: found.nmlsType, individualNameOptions: found.individualNames, companyNameOptions: found.companyNames } } };
}

/** Authenticated: a lender asks for itself; staff who may see unencoded ids ask for anybody (S22). */
export async function getRegisteredLender({ input: { caller, lenderRef }, context: { db } }: ActionCall): Promise<ActionAnswer> {
  const visitor = typeof caller === 'string' ? await findSessionByToken(db, caller) : undefined;
  if (!visitor) return { body: { error: 'LoginRequired' } };
  const lenderId = typeof lenderRef === 'object' && lenderRef !== null && 'lenderId' in lenderRef ? String(lenderRef.lenderId) : '';
  const mayAsk = lenderId === visitor.account.lenderId || permissionsOf(visitor.account).includes('ViewUnencodedIds');
  const [found] = mayAsk ? await db.select().from(registeredLenders).where(eq(registeredLenders.lenderId, lenderId)) : [];
  return { body: found ? { lender: { quoteParticipant: found.quoteParticipant } } : { error: 'UnknownLender' } };
}
