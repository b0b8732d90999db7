/** The calls that say who the visitor is. Source: ledger CAL-1, CAL-2, OPN-39. */
import * as v from 'valibot';
import { isAnswerOf } from 'mortgage-domain/wire/isAnswerOf';
import { readUser } from 'mortgage-domain/people/user';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import type { Api, ApiResult } from '../api/contract';
import type { FoundVisitor } from './takeVisitor';

/** No user: the visitor is signed out. */
export type WhoAmI = Partial<FoundVisitor>;

const answerSchema = v.object({
  authToken: v.optional(v.string()),
  user: v.optional(v.unknown()),
  message: v.optional(v.string()),
  expiresIn: v.optional(v.unknown()),
});
const answerKeys = Object.keys(answerSchema.entries);

/** Throws for an incomplete or unrelated answer, which must not count as "signed out". */
function readWhoAmI(json: unknown): WhoAmI {
  const { authToken, user, expiresIn } = v.parse(answerSchema, json);
  if (authToken && user) return { authToken, user: readUser(user), expiresIn };
  if (authToken || user || !isAnswerOf(json, answerKeys))
    throw new TypeError('who it is, is not said');
  return {};
}

/** CAL-1: by a token that is held. */
export const fetchByToken = (api: Api, caller: string): Promise<ApiResult<WhoAmI>> =>
  api.post('whoAmI', { caller }, readWhoAmI);

/** CAL-2: by the browser's cookie. */
export const fetchByCookie = (api: Api): Promise<ApiResult<WhoAmI>> =>
  api.request(whoAmIPath, readWhoAmI, { method: 'POST' });
