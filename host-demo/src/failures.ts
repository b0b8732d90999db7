/** What is answered when something goes wrong: pages to people, JSON to programs, never an inside. Source: faults F26 to F28; OPN-47. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from './database/databaseAway';
import { sendPage } from './pages/render';
import type { DemoServerSettings } from './settings';

interface Failure {
  readonly status: number;
  readonly error: string;
  readonly message: string;
  readonly field?: string;
}

const retryAfterSeconds = '2';
const unexpected: Failure = {
  status: 500,
  error: 'UnexpectedError',
  message: 'An unexpected error occurred. Please try again later.',
};
const away: Failure = {
  status: 503,
  error: 'ServiceUnavailable',
  message: 'This part of the site is away for a moment. Please try again.',
};

/** Thrown by the rate limit, which adds the retry-after header (S07, S09). */
export const tooManyRequests = () =>
  Object.assign(new Error('Too many requests. Please wait a moment.'), {
    statusCode: 429,
    code: 'TooManyRequests',
  });

function toFailure(error: unknown): Failure {
  if (isDatabaseAway(error)) return away;
  const { statusCode, code, message, field, name } = error as Error & {
    statusCode?: number;
    code?: string;
    field?: string;
  };
  if (statusCode === undefined || statusCode >= 500)
    return name === 'BusyError' ? { ...away, message } : unexpected;
  return {
    status: statusCode,
    error: statusCode === 429 ? 'TooManyRequests' : 'InvalidRequest',
    message,
    field: field ?? fieldOf(code),
  };
}

/** Which part of a request the framework refuses. */
const fieldOf = (code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  if (code.includes('BODY') || code.includes('CTP')) return 'body';
  return code.includes('URL') || code.includes('PARAM') ? 'url' : undefined;
};

/** An address that cannot be decoded leads nowhere, and no route's own rules apply to it. */
export const answerUnreadableAddress =
  (settings: DemoServerSettings) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request)
      ? sendPage(reply, settings, 'plain', notFound, { status: 404 })
      : reply
          .code(400)
          .send({ error: 'InvalidRequest', field: 'url', message: 'The address cannot be read.' });

const notFound = { title: 'Page not found', text: 'There is no page at this address.' };
const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

export function answerFailures(server: FastifyInstance, settings: DemoServerSettings): void {
  server.setErrorHandler((error: Error & { code?: string }, request, reply) => {
    const { status, ...body } = toFailure(error);
    // The name and the code say what happened; messages of the database hold what people typed (S10).
    if (status >= 500)
      request.log.error(
        {
          name: error.name,
          code: error.code ?? (error.cause as { code?: string } | undefined)?.code,
        },
        'a request failed',
      );
    if (status === 503) reply.header('retry-after', retryAfterSeconds);
    reply.header('cache-control', 'private, no-store');
    if (wantsPage(request))
      return sendPage(
        reply,
        settings,
        'plain',
        { title: status === 503 ? 'Back in a moment' : 'This did not work', text: body.message },
        { status },
      );
    return reply.code(status).send(body);
  });
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendPage(reply, settings, 'plain', notFound, { status: 404 })
      : reply.code(404).send({
          error: 'NotFound',
          field: 'url',
          message: 'Nothing takes a call at this address.',
        }),
  );
}
