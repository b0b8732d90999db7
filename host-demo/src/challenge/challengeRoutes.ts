/**
 * The bot challenge: a blocked call answers `blockScript`, the address of a same-origin script. The script dispatches
 * `mortgage:challenge` on `window` with `detail.draw(box, passed)`; the lightbox listens before it loads the script and gives
 * the box to draw into. Source: AUT-9..11, ERR-11, OPN-38.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { neverStored } from '../api/visitor';
import type { RouteContext } from '../routeContext';

const passCookie = 'mortgage_challenge_pass';
/** Set by the demo's switch: the next calls are taken for a machine's until the challenge is passed. */
const suspectCookie = 'mortgage_challenge_demo';
export const blockScript = '/challenge/script.js';
const template = readFileSync(path.join(import.meta.dirname, '../../public/challenge.js'), 'utf8');

export function isBlocked(
  { cookies }: FastifyRequest,
  { challengePasses }: Pick<RouteContext, 'challengePasses'>,
  isTooMuch: boolean,
): boolean {
  return (
    (isTooMuch || cookies[suspectCookie] !== undefined) &&
    !challengePasses.isPass(cookies[passCookie], Date.now())
  );
}

export async function challengeRoutes(
  server: FastifyInstance,
  { challengePasses }: RouteContext,
): Promise<void> {
  server.get(blockScript, async (_request, reply) =>
    neverStored(reply)
      .type('text/javascript; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .send(template.replace('{question}', challengePasses.ask(Date.now()))),
  );

  server.post('/challenge/pass', async (request, reply) => {
    const question = typeof request.body === 'string' ? request.body : '';
    const pass = challengePasses.answer(question, Date.now());
    if (!pass)
      return neverStored(reply)
        .code(403)
        .send({ error: 'ChallengeNotPassed', message: 'Please try the check again.' });
    return neverStored(reply)
      .setCookie(passCookie, pass, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: challengePasses.passLifetimeMs / 1000,
      })
      .clearCookie(suspectCookie, { path: '/' })
      .send({});
  });

  server.post('/demo/challenge', async (request, reply) =>
    reply
      .setCookie(suspectCookie, '1', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 600 })
      .clearCookie(passCookie, { path: '/' })
      .redirect('/', 303),
  );
}
