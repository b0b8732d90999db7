type OwnerPath =
  | 'Array.prototype'
  | 'String.prototype'
  | 'Function.prototype'
  | 'Array'
  | 'Object'
  | 'JSON'
  | 'Promise';

/** Functions of the browser that old libraries and polyfills replace, and that our code calls: by the object that has them. */
export const guardedFunctions: Readonly<Record<OwnerPath, readonly string[]>> &
  Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': [
    'map',
    'filter',
    'forEach',
    'reduce',
    'find',
    'findIndex',
    'some',
    'every',
    'includes',
    'indexOf',
    'concat',
    'flatMap',
    'slice',
    'splice',
    'join',
    'sort',
    'flat',
    'at',
    'entries',
    'keys',
    'values',
  ],
  'String.prototype': [
    'includes',
    'indexOf',
    'concat',
    'slice',
    'startsWith',
    'endsWith',
    'trim',
    'replace',
    'split',
    'padStart',
    'at',
  ],
  'Function.prototype': ['bind'],
  Array: ['from', 'isArray'],
  Object: ['keys', 'assign', 'entries', 'values', 'fromEntries'],
  JSON: ['stringify', 'parse'],
  Promise: ['all', 'allSettled', 'race', 'any'],
};

/** Each of these names once; for the build alone, so that the page host does without. */
export const guardedNames: readonly string[] = /* @__PURE__ */ (() => [
  ...new Set(Object.values(guardedFunctions).flat()),
])();
