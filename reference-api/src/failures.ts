/** The answers to failures: pages for people, JSON for programs, never internals. @source faults F26 to F28; OPN-47 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, codeOf } from './database/databaseAway';
import { isForm, neverStored } from './http/requests';
import { pageMessages, sendPage } from './pages/sendPage';
import { siteOf } from './sites/siteOfRequest';

type FailureName = Exclude<
  keyof ReturnType<typeof pageMessages>['failures'],
  'home'
>;
interface Failure {
  readonly status: number;
  readonly error: FailureName;
  readonly message: string;
  readonly field?: string;
}
interface RequestError extends Error {
  readonly statusCode?: number;
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

export function answerFailures(server: FastifyInstance): void {
  const countOutage = createOutageLog();
  server.setErrorHandler<RequestError>(async (error, request, reply) => {
    const failure = toFailure(error);
    const facts = factsOf(error);
    if (failure === away) {
      countOutage((failures) =>
        request.log.error(
          { ...facts, failures },
          'the database is away, requests failed',
        ),
      );
    } else if (failure.status >= 500) {
      request.log.error(facts, 'a request failed');
    }
    return answerError(failure, request, reply);
  });
  server.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
}

/** An address that cannot be decoded leads nowhere, and no route's own rules apply to it. */
export function answerUnreadableAddress(
  _error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // No hook runs for an address that leads nowhere.
  reply.header('x-request-id', request.id);
  if (wantsPage(request)) {
    void sendFailurePage(reply, 404, 'NotFound');
  } else {
    void reply.code(400).send({
      error: 'InvalidRequest',
      field: 'url',
      message: 'The address cannot be read.',
    });
  }
}

async function answerError(
  { status, ...body }: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (status === 503) {
    reply.header('retry-after', retryAfterSeconds);
  }
  neverStored(reply);
  if (!wantsPage(request)) {
    return reply.code(status).send(body);
  }
  return sendFailurePage(reply, status, body.error, body.message);
}

/** In the language of the site, as far as it has words for this failure. */
function sendFailurePage(
  reply: FastifyReply,
  status: number,
  error: FailureName,
  text?: string,
) {
  const { language, failures } = pageMessages(siteOf(reply.request));
  const facts = { language, text, home: failures.home, ...failures[error] };
  return sendPage(reply, 'message', facts, { status });
}

async function answerNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return request.method === 'GET' || request.method === 'HEAD'
    ? sendFailurePage(reply, 404, 'NotFound')
    : reply.code(404).send({
        error: 'NotFound',
        field: 'url',
        message: 'Nothing takes a call at this address.',
      });
}

function toFailure(error: RequestError): Failure {
  if (isDatabaseAway(error)) {
    return away;
  }
  const { statusCode, message, field, name } = error;
  if (statusCode === undefined || statusCode >= 500) {
    return name === 'BusyError' ? { ...away, message } : unexpected;
  }
  return {
    status: statusCode,
    error: statusCode === 429 ? 'TooManyRequests' : 'InvalidRequest',
    message,
    field: field ?? refusedPart(codeOf(error) ?? ''),
  };
}

function refusedPart(code: string): string | undefined {
  if (code.includes('BODY') || code.includes('CTP')) {
    return 'body';
  }
  return code.includes('URL') || code.includes('PARAM') ? 'url' : undefined;
}

/** Without the message: a database's messages hold what people typed (S10). */
const factsOf = (error: Error) => {
  const cause = error.cause instanceof Error ? codeOf(error.cause) : undefined;
  return { name: error.name, code: codeOf(error) ?? cause };
};

/** An outage fails hundreds of requests a second for one reason: one line a second has their number. */
function createOutageLog(): (write: (failures: number) => void) => void {
  let more: number | undefined;
  return (write) => {
    if (more !== undefined) {
      more += 1;
      return;
    }
    write(1);
    more = 0;
    setTimeout(() => {
      if (more) {
        write(more);
      }
      more = undefined;
    }, 1000).unref();
  };
}

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || isForm(request)) &&
  (request.headers.accept ?? '').includes('text/html');
