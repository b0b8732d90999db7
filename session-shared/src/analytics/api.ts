import * as v from 'valibot';
import { readUser, type User } from 'mortgage-domain/people/user';
import type { Api, ApiResult } from '../api/contract';

const readAuthInfo = (json: unknown): User =>
  readUser(v.parse(v.object({ user: v.unknown() }), json).user);

/** CAL-3, OPN-40: who the cookie is, for analytics; no payload, not even the partner's id. */
export const fetchAuthInfo = (api: Api): Promise<ApiResult<User>> =>
  api.get('getAuthInfo', { partnerId: undefined }, readAuthInfo);
