import { guardedFunctions } from 'embed/natives';
import { attempt, isObject, readGlobal } from './ask';

/** Functions that old libraries replace and the remotes call. Listed before the page can replace what lists them. */
const builtIns: readonly string[] = [
  ...Object.entries(guardedFunctions).flatMap(([owner, names]) =>
    names.map((name) => `${owner}.${name}`),
  ),
  'window.fetch',
  'window.Promise',
];

/** Built-in functions that the page has replaced, and additions to shared prototypes. */
export const findReplaced = (): readonly string[] => [
  ...builtIns.filter((name) => !isNative(readGlobal(name))),
  ...(readGlobal('Array.prototype.toJSON') ? ['Array.prototype.toJSON (added)'] : []),
  ...Object.keys(Object.prototype)
    .slice(0, 1)
    .map(() => 'Object.prototype (has additions that show in loops)'),
];

const isNative = (value: unknown): boolean =>
  typeof value === 'function' &&
  /\{\s*\[native code\]\s*\}/.test(attempt(() => Function.prototype.toString.call(value), ''));

export const findFrozen = (): readonly string[] =>
  ['Array.prototype', 'Function.prototype', 'Promise.prototype'].filter((name) => {
    const prototype = readGlobal(name);
    return isObject(prototype) && Object.isFrozen(prototype);
  });
