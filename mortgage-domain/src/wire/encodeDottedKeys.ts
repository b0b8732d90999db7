/** Nested input as a flat query. Source: ledger API-2, OPN-41, OPN-113; threat S14. */
import { assertDottedKey, inputDepthMax, inputValuesMax } from './inputLimits';

type Entry = readonly [path: string, value: string];

/**
 * `{a: {b: [1]}}` → `a.b.0=1`. Omits undefined, null, NaN and empty values. Throws a RangeError for
 * forbidden keys and for values that would arrive in another shape (OPN-113).
 */
export function encodeDottedKeys(input: object): readonly Entry[] {
  const entries: Entry[] = [];
  addGroup(entries, '', input, 0);
  return entries;
}

function addValue(
  entries: Entry[],
  path: string,
  value: unknown,
  depth: number,
): void {
  if (value === undefined || value === null) {
    return;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return;
  }
  if (typeof value === 'object') {
    addGroup(entries, path, value, depth);
    return;
  }
  if (!isPlainValue(value)) {
    throw new RangeError(`The value of "${path}" cannot be sent.`);
  }
  if (entries.length >= inputValuesMax) {
    throw new RangeError(`The input has more than ${inputValuesMax} values.`);
  }
  entries.push([path, String(value)]);
}

function addGroup(
  entries: Entry[],
  path: string,
  group: object,
  depth: number,
): void {
  if (depth > inputDepthMax) {
    throw new RangeError(
      `The input is nested deeper than ${inputDepthMax} levels at "${path}".`,
    );
  }
  if (!isListOrPlainObject(group)) {
    throw new RangeError(
      `The value of "${path}" is neither a list nor a plain object.`,
    );
  }
  const inner: readonly (readonly [string, unknown])[] = Object.entries(group);
  const sent = inner.filter(([key, value]) => {
    const before = entries.length;
    assertDottedKey(key);
    if (key.includes('.')) {
      throw new RangeError(
        `The key "${key}" has a dot, which a dotted query cannot carry.`,
      );
    }
    addValue(entries, path === '' ? key : `${path}.${key}`, value, depth + 1);
    return entries.length > before;
  });
  const arrivesAsItIs = Array.isArray(group)
    ? sent.length === group.length
    : !hasListKeys(sent);
  if (path !== '' && !arrivesAsItIs) {
    throw new RangeError(
      `The value of "${path}" would arrive in another shape.`,
    );
  }
}

const hasListKeys = (
  entries: readonly (readonly [string, unknown])[],
): boolean =>
  entries.length > 0 && entries.every(([key], index) => key === String(index));

const isPlainValue = (
  value: unknown,
): value is string | number | bigint | boolean =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value);

/** A framing page's objects have another realm's prototype, so this counts the chain. */
function isListOrPlainObject(group: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(group);
  return (
    Array.isArray(group) ||
    prototype === null ||
    Object.getPrototypeOf(prototype) === null
  );
}
