/** Who the caller is. Source: ledger CAL-1, CAL-3, ERR-1. */
import { findSessionByToken, toUser } from '../accounts/sessions';
import type { ActionAnswer, ActionCall } from './actionRoutes';
import { visitorOf } from './visitor';

/** CAL-1: a token already held is good, or it is an 'Invalid token'. */
export async function answerWhoAmI({ input, context: { db } }: ActionCall): Promise<ActionAnswer> {
  if (typeof input.caller !== 'string') return { body: { error: 'LoginRequired' } };
  const found = await findSessionByToken(db, input.caller);
  return { body: found ? { authToken: found.authToken, user: toUser(found.account) } : { error: 'Invalid token' } };
}

/** CAL-3: by cookie. */
export async function answerAuthInfo({ request, context: { db } }: ActionCall): Promise<ActionAnswer> {
  const visitor = await visitorOf(db, request);
  return { body: visitor ? { user: { id: visitor.account.id } } : { error: 'Login required' } };
}
