/**
 * Nested input as a flat query and back. Source: ledger API-2, OPN-41; threat S14: no key may reach a prototype.
 */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const maxDepth = 8;
const maxKeys = 1000;

export type Flat = readonly (readonly [string, string])[];

/**
 * `{a: {b: [1]}}` → `a.b.0=1`. As in JSON, undefined values are left out; so are null and numbers that are none, which a query
 * cannot carry. Throws a RangeError for what may not be sent.
 */
export function encodeDottedKeys(input: object): Flat {
  const flat: [string, string][] = [];
  visit(input, '', 0);
  return flat;

  function visit(value: unknown, path: string, depth: number): void {
    if (
      value === undefined ||
      value === null ||
      Number.isNaN(value) ||
      value === Infinity ||
      value === -Infinity
    )
      return;
    if (typeof value === 'object') return visitGroup(value, path, depth);
    if (typeof value === 'function' || typeof value === 'symbol')
      throw new RangeError(`The value of "${path}" cannot be sent.`);
    if (flat.length >= maxKeys) throw new RangeError(`The input has more than ${maxKeys} values.`);
    flat.push([path, String(value)]);
  }

  function visitGroup(group: object, path: string, depth: number): void {
    if (depth > maxDepth)
      throw new RangeError(`The input is nested deeper than ${maxDepth} levels at "${path}".`);
    if (!isPlain(group))
      throw new RangeError(`The value of "${path}" is neither a list nor a plain object.`);
    for (const [key, inner] of Object.entries(group)) {
      assertKey(key);
      if (key.includes('.'))
        throw new RangeError(`The key "${key}" has a dot, which a dotted query cannot carry.`);
      visit(inner, path === '' ? key : `${path}.${key}`, depth + 1);
    }
  }
}

/** A page may frame us: its objects have another realm's prototype, so the chain is counted instead of compared. */
function isPlain(group: object): boolean {
  const prototype = Object.getPrototypeOf(group) as object | null;
  return Array.isArray(group) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The way back: objects have no prototype, groups whose keys are 0..n-1 become lists. Throws for keys that may not be read. */
export function decodeDottedKeys(
  flat: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const result = Object.create(null) as Record<string, unknown>;
  let count = 0;
  for (const [path, value] of flat) {
    count += 1;
    const keys = path.split('.', maxDepth + 2);
    if (count > maxKeys || keys.length > maxDepth + 1)
      throw new RangeError('The query has too many or too deeply nested keys.');
    keys.forEach(assertKey);
    const last = keys.pop()!;
    let group = result;
    for (const key of keys) {
      const inner = (group[key] ??= Object.create(null));
      if (typeof inner !== 'object')
        throw new RangeError(`The key "${path}" is both a value and a group.`);
      group = inner as Record<string, unknown>;
    }
    if (last in group) throw new RangeError(`The key "${path}" is given twice.`);
    group[last] = value;
  }
  for (const key of Object.keys(result)) result[key] = toLists(result[key]);
  return result;
}

function assertKey(key: string): void {
  if (key === '' || forbiddenKeys.has(key))
    throw new RangeError(`The key "${key}" is not allowed.`);
}

function toLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const group = value as Record<string, unknown>;
  const keys = Object.keys(group);
  for (const key of keys) group[key] = toLists(group[key]);
  return keys.length > 0 && keys.every((key, index) => key === String(index))
    ? keys.map((key) => group[key])
    : group;
}
