import type { FastifyRequest } from 'fastify';

/** No script reads such a cookie, and no other site sends it along (S05). */
export const ownCookie = ({ protocol }: Pick<FastifyRequest, 'protocol'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;
