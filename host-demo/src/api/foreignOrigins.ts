import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DemoServerSettings } from '../settings';

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/** S05: calls that change something come from our own pages: by Sec-Fetch-Site, by Origin where that is missing, else not at all. */
export const refuseForeignOrigins = ({ port }: DemoServerSettings) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (readingMethods.includes(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const ownOrigins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const isOwn = site === undefined ? ownOrigins.includes(request.headers.origin ?? '') : site === 'same-origin';
  if (!isOwn) return reply.code(403).send({ error: 'ForeignOrigin', message: 'This call is answered to pages of this site only.' });
};
