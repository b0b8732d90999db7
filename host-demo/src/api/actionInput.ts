/** How an action's input arrives: dotted keys of a query, or JSON in a text/plain body. Source: ledger API-2, API-4, API-5; threat S14. */
import type { FastifyRequest } from 'fastify';
import { decodeDottedKeys } from 'mortgage-domain/wire/decodeDottedKeys';

/** Says in its message what is wrong, and in `field` where. */
export class InputError extends Error {
  override readonly name = 'InputError';
  constructor(
    message: string,
    readonly field: string,
    readonly statusCode = 400,
  ) {
    super(message);
  }
}

const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];
const maxDepth = 8;
const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URL(request.url, 'http://host').searchParams;

export function readQuery(request: FastifyRequest): Record<string, unknown> {
  try {
    return decodeDottedKeys(queryOf(request));
  } catch (error) {
    throw new InputError(
      error instanceof Error ? error.message : 'The query cannot be read.',
      'query',
    );
  }
}

export function readBody(request: FastifyRequest): Record<string, unknown> {
  if (!/^text\/plain(?:;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new InputError('Send the input as JSON in a text/plain body.', 'content-type', 415);
  const parsed = parse(String(request.body || '{}'));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new InputError('The body is not a JSON object.', 'body');
  assertPlain(parsed, 0);
  const given = queryOf(request).getAll('partnerId');
  if (given.length > 1) throw new InputError('partnerId is given twice.', 'partnerId');
  return { ...parsed, ...(given.length === 1 ? { partnerId: given[0] } : {}) };
}

/** The parser's own message would quote the input. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new InputError('The body is not valid JSON.', 'body');
  }
}

function assertPlain(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > maxDepth)
    throw new InputError(`The body is nested deeper than ${maxDepth} levels.`, 'body');
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.includes(key))
      throw new InputError(`The key "${key}" is not allowed.`, 'body');
    assertPlain(inner, depth + 1);
  }
}
