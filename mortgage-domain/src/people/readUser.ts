/** Separate from the type and its rules, which need no library. Source: ledger ENT-1..3. */
import * as v from 'valibot';
import {
  flag,
  idText,
  listOf,
  readAnswer,
  shownText,
} from '../wire/readAnswer';
import { permissions } from './permissions';
import { isLender, withUserIdPrefix, type User } from './user';

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

/** Checks a user that came over the network; throws where it is none. */
export function readUser(json: unknown): User {
  const {
    id,
    emailAddress,
    logon,
    permissions: sent,
    ...rest
  } = readAnswer(userSchema, json);
  const address = emailAddress || logon;
  return {
    ...rest,
    id: withUserIdPrefix(id),
    emailAddress: address,
    logon: address,
    lender: isLender(rest),
    permissions: permissions.filter((permission) => sent.includes(permission)),
  };
}
