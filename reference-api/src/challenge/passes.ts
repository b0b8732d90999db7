/** Proofs of a passed security check: signed, short-lived, one pass per question, valid in every process. @source AUT-9, OPN-38; threat S09 */
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { Counts } from '../limits/counts';
import type { KeyFor, Purpose } from '../secrets/keys';

export const passLifetimeMs = 10 * 60 * 1000;
const questionLifetimeMs = 5 * 60 * 1000;
/** No person reads the box and presses its button faster. */
const leastThinkingMs = 300;
/** A program can answer this box too, so a pass covers one lead and its correction only. */
const callsPerPass = 5;
const passesPerNetwork = 30;

export type ChallengePasses = ReturnType<typeof createChallengePasses>;

export function createChallengePasses(keyFor: KeyFor, counts: Counts) {
  const signer = async (purpose: Purpose) => new Signer(await keyFor(purpose));
  const sign = async (purpose: Purpose, time: number) =>
    (await signer(purpose)).sign(`${time}-${randomBytes(16).toString('hex')}`);
  const readTime = async (purpose: Purpose, text: string) => {
    const { valid, value } = (await signer(purpose)).unsign(text);
    return valid ? Number(value.split('-')[0]) : undefined;
  };

  return {
    ask: (now: number) => sign('challenge question', now),
    /** The pass for an answered question; undefined for a foreign, used or machine-answered question, and after too many passes. */
    async answer(question: string, network: string, now: number) {
      const askedAt = await readTime('challenge question', question);
      if (askedAt === undefined || now - askedAt < leastThinkingMs) return undefined;
      if (now - askedAt > questionLifetimeMs) return undefined;
      const [used, given] = await counts.add(
        [
          { name: `answered ${question}`, windowMs: questionLifetimeMs },
          { name: `passes ${network}`, windowMs: passLifetimeMs },
        ],
        now,
      );
      if (used?.hits !== 1 || !given || given.hits > passesPerNetwork) return undefined;
      return sign('challenge pass', now + passLifetimeMs);
    },
    async usePass(pass: string | undefined, now: number) {
      if (pass === undefined) return false;
      const endsAt = await readTime('challenge pass', pass);
      if (endsAt === undefined || endsAt <= now) return false;
      const [used] = await counts.add([{ name: `pass ${pass}`, windowMs: passLifetimeMs }], now);
      return used !== undefined && used.hits <= callsPerPass;
    },
  };
}

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
