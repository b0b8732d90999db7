/** A flat query as nested input. Source: ledger API-2, OPN-41; threat S14. */
import { assertDottedKey, inputDepthMax, inputValuesMax } from './inputLimits';

interface Group {
  [key: string]: string | Group;
}

/** `a.b.0=1` → `{a: {b: ['1']}}`; keys 0..n-1 become a list. Objects have no prototype. Throws a RangeError for forbidden keys. */
export function decodeDottedKeys(
  flat: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const root = newGroup();
  let count = 0;
  for (const [path, value] of flat) {
    count += 1;
    if (count > inputValuesMax) {
      throw new RangeError(tooMuch);
    }
    addValue(root, path, value);
  }
  return withLists(root);
}

const tooMuch = 'The query has too many or too deeply nested keys.';

function addValue(root: Group, path: string, value: string): void {
  const keys = path.split('.', inputDepthMax + 2);
  if (keys.length > inputDepthMax + 1) {
    throw new RangeError(tooMuch);
  }
  keys.forEach(assertDottedKey);
  let group = root;
  for (const key of keys.slice(0, -1)) {
    group = openGroup(group, key, path);
  }
  const lastKey = path.slice(path.lastIndexOf('.') + 1);
  if (lastKey in group) {
    throw new RangeError(`The key "${path}" is given twice.`);
  }
  group[lastKey] = value;
}

function openGroup(parent: Group, key: string, path: string): Group {
  const inner = (parent[key] ??= newGroup());
  if (typeof inner === 'string') {
    throw new RangeError(`The key "${path}" is both a value and a group.`);
  }
  return inner;
}

function withLists(group: Group): Record<string, unknown> {
  const result: Record<string, unknown> = newGroup();
  for (const [key, value] of Object.entries(group)) {
    result[key] = typeof value === 'string' ? value : toListOrObject(value);
  }
  return result;
}

function toListOrObject(group: Group): unknown {
  const object = withLists(group);
  const isList = Object.keys(object).every(
    (key, index) => key === String(index),
  );
  return isList ? Object.values(object) : object;
}

const newGroup = (): Group => Object.create(null) as Group;
