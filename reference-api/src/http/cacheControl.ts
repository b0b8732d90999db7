import type { FastifyReply } from 'fastify';

/** Answers that depend on the visitor are private (S19). */
export const neverStored = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store');
