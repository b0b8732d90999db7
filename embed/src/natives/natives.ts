/** A function of the browser's, as it stands on its owner. */
export type Native = (...args: readonly unknown[]) => unknown;

/** What a call of ours to a guarded name becomes: `list.map(f)` is `natives.map(list, f)`. */
export type RedirectedCall = (receiver: unknown, ...args: readonly unknown[]) => unknown;

/**
 * The object that all our files of a page share, under a symbol: redirected calls by name. A name that is looked at and not there
 * is made: a call on the receiver as the page has it (build/src/plugins/nativesPlugin.ts).
 */
export type Natives = Record<string, RedirectedCall>;

/** What stands beside the redirected calls: fetch has no receiver. */
export interface FetchHolder {
  fetch?: typeof fetch;
}

export type Realm = Window & typeof globalThis;

const nativeText = /\{\s*\[native code\]\s*\}\s*$/;

/** True for a function that the browser brought, and no script. */
export const isNative = (value: unknown): value is Native =>
  typeof value === 'function' && nativeText.test(Function.prototype.toString.call(value));

export const isList = (value: unknown): value is readonly unknown[] =>
  Object.prototype.toString.call(value) === '[object Array]';
