/** Proofs that somebody passed the challenge: signed, short-lived, each question good for one pass. Source: AUT-9, OPN-38; threat S09. */
import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';

export const passLifetimeMs = 10 * 60 * 1000;
const questionLifetimeMs = 5 * 60 * 1000;
/** Nobody reads the box and presses its button sooner. */
const leastThinkingMs = 300;
const keptQuestions = 10_000;

export interface ChallengePasses {
  readonly ask: (now: number) => string;
  /** The pass for an answered question; undefined when the question is unknown, used, or answered by a machine. */
  readonly answer: (question: string, now: number) => string | undefined;
  readonly isPass: (pass: string | undefined, now: number) => boolean;
}

/** The key lives as long as the process: after a restart people are asked once more. */
export function createChallengePasses(key = randomBytes(32)): ChallengePasses {
  const questions = new Map<string, number>();
  const signer = new Signer(key);

  return {
    ask(now) {
      const question = randomBytes(16).toString('base64url');
      questions.set(question, now);
      const [oldest] = questions.keys();
      if (questions.size > keptQuestions && oldest !== undefined) questions.delete(oldest);
      return question;
    },
    answer(question, now) {
      const askedAt = questions.get(question);
      if (askedAt === undefined || now - askedAt < leastThinkingMs) return undefined;
      questions.delete(question);
      return now - askedAt > questionLifetimeMs
        ? undefined
        : signer.sign(`${now + passLifetimeMs}-${randomBytes(8).toString('hex')}`);
    },
    isPass(pass, now) {
      const { valid, value } = signer.unsign(pass ?? '');
      return valid && Number(value.split('-')[0]) > now;
    },
  };
}
