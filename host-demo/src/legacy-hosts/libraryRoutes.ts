/** `/legacy/lib/…`: files of the libraries that are installed; of the others, what to install. */
import { createReadStream, statSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { readParam, type Handler } from 'reference-api/http/requests';
import { findLibrary, toInstallAdvice } from './libraries';

export const sendLibrary: Handler = async (request, reply) => {
  const name = readParam(request, 'name');
  const file = findLibrary(name);
  if (!file) return sendMissing(reply, name);
  if (statSync(file).isDirectory()) return sendNotFound(reply);
  return reply
    .type(file.endsWith('.css') ? 'text/css' : 'text/javascript')
    .send(createReadStream(file));
};

/** Of a library that is many files. */
export const sendLibraryFile: Handler = async (request, reply) => {
  const name = readParam(request, 'name');
  const folder = findLibrary(name);
  return folder ? reply.sendFile(readParam(request, '*'), folder) : sendMissing(reply, name);
};

function sendMissing(reply: FastifyReply, name: string): FastifyReply {
  const advice = toInstallAdvice(name);
  return advice === undefined
    ? sendNotFound(reply)
    : reply.code(404).type('text/plain; charset=utf-8').send(advice);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
