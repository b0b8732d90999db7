/** Input that is JSON or a form: plain keys, few levels, texts that can be stored. Source: EXT-7; threat S14. */
import { isStorable } from 'mortgage-domain/fields/text';
import {
  inputDepthMax,
  isForbiddenKey,
} from 'mortgage-domain/wire/inputLimits';
import * as v from 'valibot';

/** The fault of a request: its `field`, and a message for the caller's developer. */
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

/** Throws an InputError that names the first field that breaks the schema; `whole` is the name of the input itself. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  whole = 'body',
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, input);
  if (read.success) {
    return read.output;
  }
  const [issue] = read.issues;
  throw new InputError(issue.message, v.getDotPath(issue) ?? whole);
}

export function assertStorable(text: string, field: string): void {
  // A wrong campaign value never refuses a lead (OPN-75, OPN-76).
  if (isStorable(text) || /^utm(?:_|Params(?:\.|$))/.test(field)) {
    return;
  }
  throw new InputError(
    `"${field}" holds U+0000 or half a character, which cannot be stored.`,
    field,
  );
}

/** Throws an InputError that names the first field that breaks a rule, by its dotted path. */
export function assertPlain(value: unknown, path = '', depth = 0): void {
  if (typeof value === 'string') {
    assertStorable(value, path || 'body');
  }
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if (depth > inputDepthMax) {
    throw new InputError(
      `The body is nested deeper than ${inputDepthMax} levels.`,
      'body',
    );
  }
  for (const [key, inner] of Object.entries(value)) {
    if (isForbiddenKey(key)) {
      throw new InputError(`The key "${key}" is not allowed.`, 'body');
    }
    assertStorable(key, 'body');
    assertPlain(inner, path === '' ? key : `${path}.${key}`, depth + 1);
  }
}
