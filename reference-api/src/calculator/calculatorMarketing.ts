/** The property that a visitor looked at before signing in. Source: ledger API-6, CAL-4, OPN-43, OPN-91; threat S22: always the caller's own. */
import { calculatorMarketingRequest } from 'mortgage-domain/host/hostRequests';
import { defineAction, failure } from '../actions/action';
import { calculatorMarketing } from '../database/schema';
import { findCaller } from '../sessions/visitor';

export const updateHDPCalcMarketing = defineAction({
  schema: calculatorMarketingRequest,
  async run({ input, request, db }) {
    const visitor = await findCaller(db, request, input.caller);
    if (!visitor) {
      return failure('LoginRequired');
    }
    const facts = {
      userIdBeforeLogin: input.userId,
      propertyAddress: input.propertyAddress,
      propertyImageUrl: input.propertyImageURL,
      propertyUrl: input.propertyURL,
      updatedAt: new Date(),
    };
    await db
      .insert(calculatorMarketing)
      .values({ accountId: visitor.account.id, ...facts })
      .onConflictDoUpdate({
        target: calculatorMarketing.accountId,
        set: facts,
      });
    return { body: {} };
  },
});
