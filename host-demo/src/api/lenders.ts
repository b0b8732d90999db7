/** The NMLS directory and the registered lenders. Source: ledger CAL-7, CAL-9, OPN-50, OPN-71; threat S22. */
import { eq } from 'drizzle-orm';
import { isNmlsId, isNmlsIdText, nmlsIdMessage } from 'mortgage-domain/lenders/nmlsId';
import { nmlsLenderFields } from 'mortgage-domain/lenders/nmlsLender';
import { registeredLenderFields } from 'mortgage-domain/lenders/registeredLender';
import * as v from 'valibot';
import { mayDo } from '../accounts/accounts';
import { findSessionByToken } from '../accounts/sessions';
import { nmlsLenders, registeredLenders } from '../database/schema';
import { defineAction, failure, fieldsOf, partnerId, pickFields, text } from './action';

export const getNMLSLender = defineAction({
  method: 'POST',
  schema: v.object({
    partnerId,
    nmlsId: v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))], nmlsIdMessage),
      v.check(isNmlsIdText, nmlsIdMessage),
    ),
    fields: fieldsOf(nmlsLenderFields),
  }),
  async run({ input: { nmlsId, fields = nmlsLenderFields }, context: { db } }) {
    const id = Number(nmlsId);
    const [found] = isNmlsId(id)
      ? await db.select().from(nmlsLenders).where(eq(nmlsLenders.nmlsId, id))
      : [];
    if (!found)
      return failure('UnknownNMLSId', { field: 'nmlsId', message: 'No lender has this NMLS ID.' });
    const lender = {
      nmlsId: String(found.nmlsId),
      nmlsType: found.nmlsType,
      individualNameOptions: found.individualNames,
      companyNameOptions: found.companyNames,
    };
    return { body: { lender: pickFields(lender, fields) } };
  },
});

/** Authenticated by the caller token: a lender asks for itself; staff who may see unencoded ids ask for anybody. */
export const getRegisteredLender = defineAction({
  method: 'POST',
  schema: v.object({
    partnerId,
    caller: v.optional(v.unknown()),
    lenderRef: v.object({ lenderId: text(100) }),
    fields: fieldsOf([...registeredLenderFields, 'lenderId']),
  }),
  async run({
    input: {
      caller,
      lenderRef: { lenderId },
      fields = registeredLenderFields,
    },
    context: { db },
  }) {
    // OPN-43: a caller that is no text counts as nobody.
    const visitor = typeof caller === 'string' ? await findSessionByToken(db, caller) : undefined;
    if (!visitor) return failure('LoginRequired');
    const mayAsk =
      lenderId === visitor.account.lenderId || mayDo(visitor.account, ['ViewUnencodedIds']);
    const [found] = mayAsk
      ? await db.select().from(registeredLenders).where(eq(registeredLenders.lenderId, lenderId))
      : [];
    return found
      ? { body: { lender: pickFields(found, fields) } }
      : failure('UnknownLender', {
          field: 'lenderRef.lenderId',
          message: 'No lender with this id can be seen by this account.',
        });
  },
});
