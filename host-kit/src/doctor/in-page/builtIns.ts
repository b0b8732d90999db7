import { attempt } from 'embed/attempt';
import { guardedFunctions } from 'embed/natives';
import { isObject, readGlobal } from './ask';

/** Variables of a page often have their names (`var URL = "/shop/"`). */
const constructors = [
  'URL',
  'URLSearchParams',
  'Map',
  'Set',
  'WeakMap',
  'Node',
];

/** Functions that pages replace and the remotes call. The command reads them before the page's first script. */
const builtIns = [
  ...Object.entries(guardedFunctions),
  [
    'window',
    ['fetch', 'Promise', 'getComputedStyle', ...constructors],
  ] as const,
].flatMap(([path, keys]) => {
  const owner = readGlobal(path);
  if (!isObject(owner)) {
    return [];
  }
  return keys.map((key) => ({
    name: `${path}.${key}`,
    owner,
    key,
    own: Reflect.get(owner, key) as unknown,
  }));
});
const { apply, get, set } = Reflect;
const { keys } = Object;
const print: () => string = Reflect.get(Function.prototype, 'toString');

/** Built-in functions that the page has replaced, and additions to shared prototypes. Calls none of them. */
export function findReplaced(): readonly string[] {
  const found: string[] = [];
  const add = (name: string): void => void (found[found.length] = name);
  for (const { name, owner, key } of builtIns) {
    if (!isNative(get(owner, key))) {
      add(name);
    }
  }
  if (readGlobal('Array.prototype.toJSON')) {
    add('Array.prototype.toJSON (added)');
  }
  if (keys(Object.prototype)[0]) {
    add('Object.prototype (has additions that show in loops)');
  }
  return found;
}

const isNative = (value: unknown): boolean =>
  typeof value === 'function' &&
  /\{\s*\[native code\]\s*\}/.test(
    attempt(() => apply(print, value, [])) ?? '',
  );

/** Puts the browser's functions back while it reads, so that a page cannot break the reading. */
export function withBuiltIns<Value>(read: () => Value): Value {
  const theirs: unknown[] = [];
  for (const { owner, key, own } of builtIns) {
    theirs[theirs.length] = get(owner, key);
    set(owner, key, own);
  }
  try {
    return read();
  } finally {
    let index = 0;
    for (const { owner, key } of builtIns) {
      set(owner, key, theirs[index++]);
    }
  }
}

export const findFrozen = (): readonly string[] =>
  ['Array.prototype', 'Function.prototype', 'Promise.prototype'].filter(
    (name) => {
      const prototype = readGlobal(name);
      return isObject(prototype) && Object.isFrozen(prototype);
    },
  );
