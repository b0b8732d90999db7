/** Readers of answers with data: a chunk, because a guest's answers have none. */
import * as v from 'valibot';
import { readUser } from 'mortgage-domain/people/readUser';
import type { User } from 'mortgage-domain/people/user';
import { readAnswer } from 'mortgage-domain/wire/readAnswer';

export {
  readRegionInformation,
  readZipCodeLocation,
} from 'mortgage-domain/places/regionInformation';

const signedInSchema = v.object({
  authToken: v.pipe(v.string(), v.minLength(1)),
  user: v.unknown(),
  expiresIn: v.optional(v.unknown()),
});

export function readSignedIn(json: unknown) {
  const { user, ...answer } = readAnswer(signedInSchema, json);
  return { ...answer, user: readUser(user) };
}

/** CAL-3. */
export const readAuthInfo = (json: unknown): User =>
  readUser(readAnswer(v.object({ user: v.unknown() }), json).user);
