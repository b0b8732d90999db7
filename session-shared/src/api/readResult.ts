/** Reads the result of an answer. Source: ledger AUT-9, ERR-1, ERR-3..5; faults F23..F28, F30. */
import { isSaid } from 'mortgage-domain/wire/isAnswerOf';
import { isRecord } from 'mortgage-domain/wire/isRecord';
import type { ApiResult, Reader } from './contract';
import type { Answer } from './sendRequest';

type Failure = Extract<ApiResult<never>, { readonly ok: false }>;

const unexpectedError: Failure = { ok: false, error: 'UnexpectedError' };

/** Turns an answer into a value or the name of its failure. */
export async function toApiResult<Value>(
  answer: Answer,
  read: Reader<Value>,
): Promise<ApiResult<Value>> {
  if (answer.kind === 'empty') {
    return { ok: false, error: 'ConnectionFailure' };
  }
  if (answer.kind === 'unreadable') {
    return unexpectedError;
  }
  const failure = readFailure(answer.content);
  if (failure) {
    return failure;
  }
  if (answer.status > 299) {
    return unexpectedError;
  }
  try {
    return { ok: true, value: await read(answer.content) };
  } catch {
    // This release does not understand the shape: no half-read value goes further.
    return unexpectedError;
  }
}

/** Any `error` or `validationErrors` that is not empty is a failure; a text, or a `code`, names it (AUT-7, CAL-8, ERR-21). */
function readFailure(json: unknown): Failure | undefined {
  if (!isRecord(json)) {
    return undefined;
  }
  const { error, validationErrors } = json;
  if (!isSaid(error) && !isSaid(validationErrors)) {
    return undefined;
  }
  const name = isRecord(error) ? error.code : error;
  const failure =
    typeof name === 'string'
      ? { ok: false as const, error: name }
      : unexpectedError;
  if (!Array.isArray(validationErrors)) {
    return failure;
  }
  const texts = validationErrors.filter((item) => typeof item === 'string');
  return { ...failure, validationErrors: texts };
}

/** ERR-1. */
export const isInvalidToken = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.error === 'Invalid token';
