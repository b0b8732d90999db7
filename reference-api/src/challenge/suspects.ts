/** Decides which callers get the security check. @source AUT-9, OPN-38; threat S09 */
import type { FastifyRequest } from 'fastify';
import type { ChallengePasses } from './passes';

export const passCookie = 'mortgage_challenge_pass';
/** Set by the demo's switch: the next calls are taken for a machine's until the challenge is passed. */
export const suspectCookie = 'mortgage_challenge_demo';

export async function isBlocked(
  { cookies }: FastifyRequest,
  challengePasses: ChallengePasses,
  isSuspect: boolean,
): Promise<boolean> {
  const isAsked = isSuspect || cookies[suspectCookie] !== undefined;
  return isAsked && !(await challengePasses.usePass(cookies[passCookie], Date.now()));
}
