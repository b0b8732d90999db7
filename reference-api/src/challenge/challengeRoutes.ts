/**
 * The bot challenge: a blocked call answers `blockScript`, the address of a same-origin script. The script dispatches
 * `mortgage:challenge` on `window` with `detail.draw(box, passed)`; the lightbox listens before it loads the script and
 * gives the box to draw into. Source: AUT-9..11, ERR-11, OPN-38.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Signer } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Handler, neverStored, ownCookie } from '../http/requests';
import { networkOf, type Counts } from '../limits/counts';
import { messages } from '../pages/sendPage';
import type { KeyFor, Purpose } from '../secrets/keys';

export const blockScriptPath = '/challenge/script.js';
/** By the language of the view that the box is drawn in. */
const texts = Object.entries(messages).map(([language, { challenge }]) => [
  language,
  challenge,
]);
const script = readFileSync(
  path.join(import.meta.dirname, 'challenge.js'),
  'utf8',
).replace("'{texts}'", JSON.stringify(Object.fromEntries(texts)));

export function challengeRoutes(
  server: FastifyInstance,
  { challengePasses }: { readonly challengePasses: ChallengePasses },
): void {
  server.get(blockScriptPath, sendScript(challengePasses));
  server.post('/challenge/pass', takeAnswer(challengePasses));
}

const sendScript =
  (challengePasses: ChallengePasses): Handler =>
  async (_request, reply) =>
    neverStored(reply)
      .type('text/javascript; charset=utf-8')
      .send(
        script.replace('{question}', await challengePasses.ask(Date.now())),
      );

const takeAnswer =
  (challengePasses: ChallengePasses): Handler =>
  async (request, reply) => {
    const question = typeof request.body === 'string' ? request.body : '';
    const pass = await challengePasses.answer(
      question,
      networkOf(request),
      Date.now(),
    );
    if (!pass) {
      return neverStored(reply).code(403).send({
        error: 'ChallengeNotPassed',
        message: 'Please try the check again.',
      });
    }
    return neverStored(reply)
      .setCookie(passCookie, pass, {
        ...ownCookie(request),
        maxAge: passLifetimeMs / 1000,
      })
      .clearCookie(suspectCookie, { path: '/' })
      .send({});
  };

const passLifetimeMs = 10 * 60 * 1000;
const questionLifetimeMs = 5 * 60 * 1000;
/** No person reads the box and presses its button faster. */
const leastThinkingMs = 300;
/** A program can answer this box too, so a pass covers one lead and its correction only. */
const callsPerPass = 5;
const passesPerNetwork = 30;

type ChallengePasses = ReturnType<typeof createChallengePasses>;

/** Proofs of a passed security check: signed, short-lived, one pass per question, valid in every process (S09). */
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
      if (askedAt === undefined || now - askedAt < leastThinkingMs) {
        return undefined;
      }
      if (now - askedAt > questionLifetimeMs) {
        return undefined;
      }
      const [used, given] = await counts.add(
        [
          { name: `answered ${question}`, windowMs: questionLifetimeMs },
          { name: `passes ${network}`, windowMs: passLifetimeMs },
        ],
        now,
      );
      if (used.hits !== 1 || given.hits > passesPerNetwork) {
        return undefined;
      }
      return sign('challenge pass', now + passLifetimeMs);
    },
    async usePass(pass: string | undefined, now: number) {
      if (pass === undefined) {
        return false;
      }
      const endsAt = await readTime('challenge pass', pass);
      if (endsAt === undefined || endsAt <= now) {
        return false;
      }
      const [used] = await counts.add(
        [{ name: `pass ${pass}`, windowMs: passLifetimeMs }],
        now,
      );
      return used.hits <= callsPerPass;
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
  return (
    isAsked && !(await challengePasses.usePass(cookies[passCookie], Date.now()))
  );
}
