import { guardedFunctions } from 'embed/natives';
import { attempt } from './attempt';
import { isObject, readGlobal } from './readGlobal';

/** Those that old libraries replace and that our code calls. Made before the page can replace those that make it. */
const builtIns: readonly string[] = [
  ...Object.entries(guardedFunctions).flatMap(([owner, names]) =>
    names.map((name) => `${owner}.${name}`),
  ),
  'window.fetch',
  'window.Promise',
];
const prototypes = ['Array.prototype', 'Function.prototype', 'Promise.prototype'];

/** What pages add to objects that are not theirs, with trouble for everybody who goes through them. */
const additions: readonly { readonly what: string; readonly isThere: () => boolean }[] = [
  {
    what: 'Array.prototype.toJSON (added)',
    isThere: () => Boolean(readGlobal('Array.prototype.toJSON')),
  },
  {
    what: 'Object.prototype (has additions that show in loops)',
    isThere: () => Object.keys(Object.prototype).length > 0,
  },
];

export const findReplaced = (): readonly string[] => [
  ...builtIns.filter((name) => !isNative(readGlobal(name))),
  ...additions.filter(({ isThere }) => isThere()).map(({ what }) => what),
];

const isNative = (value: unknown): boolean =>
  typeof value === 'function' &&
  /\{\s*\[native code\]\s*\}/.test(attempt(() => Function.prototype.toString.call(value), ''));

export const findFrozen = (): readonly string[] =>
  prototypes.filter((name) => {
    const prototype = readGlobal(name);
    return isObject(prototype) && Object.isFrozen(prototype);
  });
