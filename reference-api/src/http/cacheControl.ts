import type { FastifyReply } from 'fastify';

/** Answers that depend on who asks are nobody else's (S19). */
export const neverStored = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store');
