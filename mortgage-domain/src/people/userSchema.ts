/**
 * A user as the server sends one; apart from the type, so that its declaration needs no library.
 * Source: specification 3, 6; ledger ENT-1..3.
 */
import * as v from 'valibot';

/** A name for somebody that is empty, or no text, is none (LAP-15). The mark lets bundlers drop it. */
/* @__NO_SIDE_EFFECTS__ */
const ifGiven = () => v.fallback(v.optional(v.pipe(v.string(), v.minLength(1))), undefined);
export const userSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  firstName: v.fallback(v.string(), ''),
  lastName: v.fallback(v.string(), ''),
  authenticated: v.fallback(v.boolean(), true),
  emailAddress: v.fallback(v.string(), ''),
  logon: v.fallback(v.string(), ''),
  professional: v.fallback(v.boolean(), false),
  profileTypes: v.fallback(v.array(v.string()), []),
  permissions: v.fallback(v.array(v.string()), []),
  screenName: ifGiven(),
  lenderId: ifGiven(),
  encodedId: ifGiven(),
});
