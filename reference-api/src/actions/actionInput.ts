/** How an action's input arrives: dotted keys of a query, or JSON in a text/plain body. Source: ledger API-2..5, OPN-113; threat S14. */
import type { FastifyRequest } from 'fastify';
import { decodeDottedKeys } from 'mortgage-domain/wire/decodeDottedKeys';
import { encodeDottedKeys } from 'mortgage-domain/wire/encodeDottedKeys';
import { InputError, assertPlain } from '../http/plainInput';
import { searchParamsOf } from '../http/requests';

type Input = Record<string, unknown>;

export const readQuery = (request: FastifyRequest): Input =>
  naming('query', () => decodeDottedKeys(searchParamsOf(request)));

/** API-3: of a call that was too long for a query; it arrives as the query would have brought it (OPN-113). */
export function readFallback(request: FastifyRequest): Input {
  const input = readBody(request);
  return naming('body', () => decodeDottedKeys(encodeDottedKeys(input)));
}

function naming(field: string, read: () => Input): Input {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) {
      throw new InputError(error.message, field);
    }
    throw error;
  }
}

export function readBody(request: FastifyRequest): Input {
  if (!/^text\/plain(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new InputError(
      'Send the input as JSON in a text/plain body.',
      'content-type',
      415,
    );
  }
  const parsed = parse(
    typeof request.body === 'string' && request.body ? request.body : '{}',
  );
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new InputError('The body is not a JSON object.', 'body');
  }
  assertPlain(parsed);
  const given = searchParamsOf(request).getAll('partnerId');
  if (given.length > 1) {
    throw new InputError('partnerId is given twice.', 'partnerId');
  }
  const [partnerId] = given;
  return partnerId === undefined ? { ...parsed } : { ...parsed, partnerId };
}

/** The parser's own message would quote the input. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new InputError('The body is not valid JSON.', 'body');
  }
}
