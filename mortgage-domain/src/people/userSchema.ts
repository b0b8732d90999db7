/** Separate from the type, whose declaration needs no library. Source: ledger ENT-1..3. */
import * as v from 'valibot';
import { flag, idText, listOf, shownText } from '../wire/readAnswer';

/** An empty or invalid name counts as missing (LAP-15). The mark lets bundlers drop an unused schema. */
/* @__NO_SIDE_EFFECTS__ */
const ifGiven = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
export const userSchema = v.object({
  id: idText(),
  firstName: v.fallback(shownText(), ''),
  lastName: v.fallback(shownText(), ''),
  authenticated: v.fallback(flag(), true),
  emailAddress: v.fallback(shownText(), ''),
  logon: v.fallback(shownText(), ''),
  professional: v.fallback(flag(), false),
  profileTypes: v.fallback(listOf(v.string()), []),
  permissions: v.fallback(listOf(v.string()), []),
  screenName: ifGiven(v.pipe(shownText(), v.minLength(1))),
  lenderId: ifGiven(idText()),
  encodedId: ifGiven(idText()),
});
