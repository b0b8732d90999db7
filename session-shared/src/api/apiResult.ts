import type { ApiResult, Reader } from '../state/contract';
import type { Answer } from './request';

interface ErrorBody {
  readonly error?: unknown;
  readonly validationErrors?: unknown;
  readonly blockScript?: unknown;
}

const isObject = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null;

/** Turns what came back into a value or the name of what went wrong (ERR-3 to ERR-5; F23 to F28, F30). */
export function toApiResult<Value>(answer: Answer, read: Reader<Value>): ApiResult<Value> {
  if (answer.kind === 'empty') return { ok: false, error: 'ConnectionFailure' };
  if (answer.kind === 'unreadable') return { ok: false, error: 'UnexpectedError' };
  const failure = answer.kind === 'json' ? readFailure(answer.json) : undefined;
  if (failure) return failure;
  if (answer.status < 200 || answer.status > 299) return { ok: false, error: 'UnexpectedError' };
  try {
    return { ok: true, value: read(answer.kind === 'json' ? answer.json : answer.text) };
  } catch {
    // The shape is not what this release understands: no half-read value goes further.
    return { ok: false, error: 'UnexpectedError' };
  }
}

function readFailure(
  json: unknown,
):
  | { readonly ok: false; readonly error: string; readonly validationErrors?: readonly string[] }
  | undefined {
  if (!isObject(json) || typeof json.error !== 'string' || json.error === '') return undefined;
  const validationErrors = Array.isArray(json.validationErrors)
    ? json.validationErrors.filter((item): item is string => typeof item === 'string')
    : undefined;
  return { ok: false, error: json.error, ...(validationErrors ? { validationErrors } : {}) };
}

/** AUT-9: the address of the challenge's script, when the answer is a bot block. */
export const readBlockScript = (answer: Answer): string | undefined =>
  answer.kind === 'json' && isObject(answer.json) && typeof answer.json.blockScript === 'string'
    ? answer.json.blockScript
    : undefined;
