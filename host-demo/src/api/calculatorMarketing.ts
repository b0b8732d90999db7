/** The property that a visitor looked at before signing in. Source: ledger CAL-4, OPN-91; threat S22: always the caller's own. */
import { isSafeHref } from 'mortgage-domain/links/href';
import { parseUrl } from 'mortgage-domain/links/parseUrl';
import * as v from 'valibot';
import { calculatorMarketing } from '../database/schema';
import { defineAction, failure, partnerId, text } from './action';
import { visitorOf } from './visitor';

const address = v.pipe(
  text(2000),
  v.check(
    (href) => isSafeHref(href) && /^https?:$/.test(parseUrl(href)?.protocol ?? ''),
    'Expected an http(s) address.',
  ),
);
const filled = v.pipe(text(255), v.trim(), v.minLength(1, 'May not be empty.'));

export const updateHDPCalcMarketing = defineAction({
  method: 'POST',
  schema: v.object({
    partnerId,
    caller: v.optional(v.unknown()),
    userId: filled,
    propertyAddress: filled,
    propertyImageURL: address,
    propertyURL: address,
  }),
  async run({ input, request, context: { db } }) {
    const visitor = await visitorOf(db, request);
    if (!visitor) return failure('LoginRequired');
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
      .onConflictDoUpdate({ target: calculatorMarketing.accountId, set: facts });
    return { body: {} };
  },
});
