/** The NMLS directory and the registered lenders. Source: ledger CAL-7, CAL-9, OPN-43, OPN-50, OPN-71; threat S22. */
import { eq, sql } from 'drizzle-orm';
import { isNmlsId, isNmlsIdText } from 'mortgage-domain/lenders/nmlsId';
import {
  type NmlsLender,
  nmlsLenderFields,
} from 'mortgage-domain/lenders/nmlsLender';
import { type Database, prepared } from '../database/connect';
import {
  nmlsLenders,
  registeredLenders,
  type Account,
} from '../database/schema';
import {
  nmlsLenderRequest,
  registeredLenderRequest,
} from 'mortgage-domain/host/hostRequests';
import { registeredLenderFields } from 'mortgage-domain/lenders/registeredLender';
import { permissionsOf } from '../accounts/permissions';
import { defineAction, failure, pickFields } from '../actions/action';
import { findCaller } from '../sessions/visitor';

export const getNMLSLender = defineAction({
  schema: nmlsLenderRequest,
  limit: 'lookupsPerMinute',
  async run({ input: { nmlsId, fields = nmlsLenderFields }, db }) {
    const lender = await findNmlsLender(db, nmlsId);
    return lender
      ? {
          body: {
            lender: pickFields({ ...lender }, [
              'nmlsId',
              'nmlsType',
              ...fields,
            ]),
          },
        }
      : failure('UnknownNMLSId', {
          field: 'nmlsId',
          message: 'The directory has no such NMLS ID.',
        });
  },
});

/** Authenticated by the caller token: a lender may read itself; staff who may see unencoded ids may read any lender. */
export const getRegisteredLender = defineAction({
  schema: registeredLenderRequest,
  async run({
    input: { caller, lenderRef, fields = registeredLenderFields },
    request,
    db,
  }) {
    const visitor = await findCaller(db, request, caller);
    if (!visitor) {
      return failure('LoginRequired');
    }
    const { lenderId } = lenderRef;
    const canAsk = isOwnOrStaffs(visitor.account, lenderId);
    const lender = canAsk
      ? await findRegisteredLender(db, lenderId)
      : undefined;
    return lender
      ? { body: { lender: pickFields(lender, fields) } }
      : failure('UnknownLender', {
          field: 'lenderRef.lenderId',
          message: 'No lender with this id can be seen by this account.',
        });
  },
});

const isOwnOrStaffs = (account: Account, lenderId: string): boolean =>
  lenderId === account.lenderId ||
  permissionsOf(account).includes('ViewUnencodedIds');

const lookups = prepared((db) => ({
  byNmlsId: db
    .select()
    .from(nmlsLenders)
    .where(eq(nmlsLenders.nmlsId, sql.placeholder('nmlsId')))
    .prepare('lender_by_nmls_id'),
}));

/** Undefined where the directory has nothing; no text that cannot be an NMLS ID reaches it. */
export async function findNmlsLender(
  db: Database,
  typed: string,
): Promise<NmlsLender | undefined> {
  const nmlsId = Number(typed);
  if (!isNmlsIdText(typed) || !isNmlsId(nmlsId)) {
    return undefined;
  }
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

async function findRegisteredLender(db: Database, lenderId: string) {
  const [found] = await db
    .select()
    .from(registeredLenders)
    .where(eq(registeredLenders.lenderId, lenderId));
  return found;
}
