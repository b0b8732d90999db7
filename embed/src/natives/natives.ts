/** One of the browser's functions, not bound to its owner. */
export type Native = (...args: readonly unknown[]) => unknown;

/** The build turns our calls of guarded names into these: `list.map(f)` into `natives.map(list, f)`. */
export type RedirectedCall = (
  receiver: unknown,
  ...args: readonly unknown[]
) => unknown;

/** Redirected calls by name, which our files share under a symbol. A missing name becomes a call as the page has it. */
export type Natives = Record<string, RedirectedCall>;

/** `fetch` has no receiver, so it is no redirected call. */
export interface FetchHolder {
  fetch?: typeof fetch;
}

export type Realm = Window & typeof globalThis;

const nativeText = /\{\s*\[native code\]\s*\}\s*$/;

/** True for a function that the browser brought, and no script. */
export const isNative = (value: unknown): value is Native =>
  typeof value === 'function' &&
  nativeText.test(Function.prototype.toString.call(value));

export const isList = (value: unknown): value is readonly unknown[] =>
  Object.prototype.toString.call(value) === '[object Array]';
