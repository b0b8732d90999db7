/**
 * The bot challenge: a blocked call answers `blockScript`, the address of a same-origin script. The script dispatches
 * `mortgage:challenge` on `window` with `detail.draw(box, passed)`; the lightbox listens before it loads the script and gives
 * the box to draw into. Source: AUT-9..11, ERR-11, OPN-38.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Handler, neverStored, ownCookie } from '../http/requests';
import { networkOf } from '../limits/counts';
import { passLifetimeMs, type ChallengePasses, passCookie, suspectCookie } from './passes';

export const blockScriptPath = '/challenge/script.js';
const script = readFileSync(path.join(import.meta.dirname, 'challenge.js'), 'utf8');

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
      .send(script.replace('{question}', await challengePasses.ask(Date.now())));

const takeAnswer =
  (challengePasses: ChallengePasses): Handler =>
  async (request, reply) => {
    const question = typeof request.body === 'string' ? request.body : '';
    const pass = await challengePasses.answer(question, networkOf(request), Date.now());
    if (!pass)
      return neverStored(reply)
        .code(403)
        .send({ error: 'ChallengeNotPassed', message: 'Please try the check again.' });
    return neverStored(reply)
      .setCookie(passCookie, pass, { ...ownCookie(request), maxAge: passLifetimeMs / 1000 })
      .clearCookie(suspectCookie, { path: '/' })
      .send({});
  };
