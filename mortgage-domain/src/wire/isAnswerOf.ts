/** Checks of an answer without its schema. Source: docs/contracts.md. */
import { isRecord } from './isRecord';

/** Whether a part holds data. Null, false, 0, an empty text, and a list or object of nothing else do not. */
export const isSaid = (part: unknown): boolean =>
  typeof part === 'object' && part !== null
    ? Object.values(part).some(Boolean)
    : Boolean(part);

/** Whether JSON is an empty object or one with one of the keys. Others come from a gateway or another service. */
export function isAnswerOf(
  json: unknown,
  keys: readonly string[],
): json is Readonly<Record<string, unknown>> {
  if (!isRecord(json)) {
    return false;
  }
  const sent = Object.keys(json);
  return sent.length === 0 || sent.some((key) => keys.includes(key));
}
