/** Separate from the type, whose declaration needs no library. Source: ledger ENT-1..3. */
import * as v from 'valibot';
import { shownText } from '../wire/listOf';

/** An empty or invalid name counts as missing (LAP-15). The mark lets bundlers drop an unused schema. */
/* @__NO_SIDE_EFFECTS__ */
const ifGiven = () => v.fallback(v.optional(v.pipe(shownText(), v.minLength(1))), undefined);
export const userSchema = v.object({
  id: v.pipe(shownText(), v.minLength(1)),
  firstName: v.fallback(shownText(), ''),
  lastName: v.fallback(shownText(), ''),
  authenticated: v.fallback(v.boolean(), true),
  emailAddress: v.fallback(shownText(), ''),
  logon: v.fallback(shownText(), ''),
  professional: v.fallback(v.boolean(), false),
  profileTypes: v.fallback(v.array(v.string()), []),
  permissions: v.fallback(v.array(v.string()), []),
  screenName: ifGiven(),
  lenderId: ifGiven(),
  encodedId: ifGiven(),
});
