/** The NMLS directory and the registered lenders. Source: ledger CAL-7, CAL-9, OPN-43, OPN-50, OPN-71; threat S22. */
import { nmlsLenderRequest, registeredLenderRequest } from 'mortgage-domain/host/hostRequests';
import { nmlsLenderFields } from 'mortgage-domain/lenders/nmlsLender';
import { registeredLenderFields } from 'mortgage-domain/lenders/registeredLender';
import { hasAllPermissions } from '../accounts/permissions';
import { defineAction, failure, pickFields } from '../actions/action';
import type { Account } from '../database/schema';
import { findCaller } from '../sessions/visitor';
import { findNmlsLender, findRegisteredLender } from './lenderDirectory';

export const getNMLSLender = defineAction({
  schema: nmlsLenderRequest,
  limit: 'lookupsPerMinute',
  async run({ input: { nmlsId, fields = nmlsLenderFields }, db }) {
    const lender = await findNmlsLender(db, nmlsId);
    return lender
      ? { body: { lender: pickFields({ ...lender }, fields) } }
      : failure('UnknownNMLSId', {
          field: 'nmlsId',
          message: 'The directory has no such NMLS ID.',
        });
  },
});

/** Authenticated by the caller token: a lender asks for itself; staff who may see unencoded ids ask for anybody. */
export const getRegisteredLender = defineAction({
  schema: registeredLenderRequest,
  async run({ input: { caller, lenderRef, fields = registeredLenderFields }, db }) {
    const visitor = await findCaller(db, caller);
    if (!visitor) return failure('LoginRequired');
    const { lenderId } = lenderRef;
    const canAsk = isOwnOrStaffs(visitor.account, lenderId);
    const lender = canAsk ? await findRegisteredLender(db, lenderId) : undefined;
    return lender
      ? { body: { lender: pickFields(lender, fields) } }
      : failure('UnknownLender', {
          field: 'lenderRef.lenderId',
          message: 'No lender with this id can be seen by this account.',
        });
  },
});

const isOwnOrStaffs = (account: Account, lenderId: string): boolean =>
  lenderId === account.lenderId || hasAllPermissions(account, ['ViewUnencodedIds']);
