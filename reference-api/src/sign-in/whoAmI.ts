/** Who the caller is. Source: ledger CAL-1, CAL-3, ERR-1, OPN-39, OPN-40, OPN-43. */
import { whoAmIRequest } from 'mortgage-domain/host/hostRequests';
import * as v from 'valibot';
import { toUser } from '../accounts/accounts';
import { defineAction, failure } from '../actions/action';
import { findSessionByToken } from '../sessions/sessions';
import { visitorOf } from '../sessions/visitor';

/** CAL-1: a token already held is good, or it is an 'Invalid token'. */
export const whoAmI = defineAction({
  schema: whoAmIRequest,
  async run({ input: { caller }, db }) {
    if (typeof caller !== 'string') {
      return failure('LoginRequired');
    }
    const found = await findSessionByToken(db, caller);
    return found
      ? {
          body: {
            authToken: caller,
            user: toUser(found.account),
            expiresIn: found.secondsLeft,
          },
        }
      : failure('Invalid token');
  },
});

/** CAL-3: by cookie, without a payload. */
export const getAuthInfo = defineAction({
  schema: v.object({}),
  async run({ request, db }) {
    const visitor = await visitorOf(db, request);
    return visitor
      ? { body: { user: { id: visitor.account.id } } }
      : failure('Login required');
  },
});
