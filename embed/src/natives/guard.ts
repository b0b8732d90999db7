/**
 * The host guard: our code calls the browser's own functions also where the page has replaced them (F46 to F53). Nothing that the
 * page's code sees is changed: the clean functions come from an empty frame of the same origin, and only our bundles call them
 * (build/src/plugins/nativesPlugin.mjs). A page that has replaced nothing pays for the look alone.
 */
import { guardedFunctions } from './guardedNames.mjs';

type Native = (...args: unknown[]) => unknown;
type Realm = Window & typeof globalThis;
type Natives = Record<string, unknown>;
interface Owner {
  readonly object: Record<string, unknown>;
  readonly clean: Record<string, unknown>;
  isIt(receiver: unknown): boolean;
}

const { apply, ownKeys } = Reflect;
const nativesKey = Symbol.for('mortgage.natives');
const toText = Function.prototype.toString;
const nativeText = /\{\s*\[native code\]\s*\}\s*$/;
const isNative = (value: unknown): boolean =>
  typeof value === 'function' && nativeText.test(apply(toText, value, []));

/** Looks at what our code will call, and redirects what the page has replaced. */
export function guardNatives(window: Realm): void {
  const natives = (window as unknown as Record<symbol, Natives>)[nativesKey]!;
  const isBroken = (path: string, name: string): boolean => {
    const value = (find(window, path) as Record<string, unknown>)[name];
    return !isNative(value) || !behaves(path, name, value as Native);
  };
  const broken: [path: string, name: string][] = [];
  for (const path of ownKeys(guardedFunctions) as string[]) {
    for (const name of guardedFunctions[path]!)
      if (isBroken(path, name)) broken[broken.length] = [path, name];
  }
  const fetchIsBroken = !isNative(window.fetch);
  const hasToJson = 'toJSON' in Array.prototype || 'toJSON' in Object.prototype;
  if (broken.length === 0 && !fetchIsBroken && !hasToJson) return;

  const { realm, close } = openRealm(window);
  const owner = (path: string): Owner => {
    const object = find(window, path) as Record<string, unknown>;
    return {
      object,
      clean: find(realm, path) as Record<string, unknown>,
      isIt: receivers[path] ?? ((receiver) => receiver === object),
    };
  };
  for (const [path, name] of broken) redirect(natives, name, owner(path));
  if (hasToJson || natives.stringify) {
    const { stringify } = realm.JSON;
    natives.stringify = (_json: unknown, value: unknown, ...rest: []) =>
      stringify(withoutToJson(realm, value), ...rest);
  }
  if (fetchIsBroken)
    natives.fetch = (input: RequestInfo, init?: RequestInit) => realm.fetch(input, init);
  // The requests of a frame that is gone would fail.
  else close();
}

const find = (realm: Realm, path: string): unknown => {
  const [name, member] = /^(\w+)\.?(\w*)$/.exec(path)!.slice(1) as [string, string];
  const object = (realm as unknown as Record<string, Record<string, unknown>>)[name]!;
  return member ? object[member] : object;
};

/** Whose functions these are, apart from those that belong to one object. */
const receivers: Readonly<Record<string, (receiver: unknown) => boolean>> = {
  'Array.prototype': (receiver) => Object.prototype.toString.call(receiver) === '[object Array]',
  'String.prototype': (receiver) => typeof receiver === 'string',
  'Function.prototype': (receiver) => typeof receiver === 'function',
};

/** A function may be the browser's and still not do what its name says (bound, or taken from elsewhere). */
function behaves(path: string, name: string, value: Native): boolean {
  try {
    switch (`${path}.${name}`) {
      case 'Array.from':
        return (apply(value, Array, [new Set([1, 2])]) as number[])[1] === 2;
      case 'Array.prototype.reduce':
        return apply(value, [1, 2], [(a: number, b: number) => a + b, 1]) === 4;
      case 'Function.prototype.bind':
        return (apply(value, (a: string, b: string) => a + b, [null, 'a']) as Native)('b') === 'ab';
      case 'JSON.stringify':
        return value({ a: [1] }) === '{"a":[1]}';
      default:
        return true;
    }
  } catch {
    return false;
  }
}

function redirect(natives: Natives, name: string, { clean, isIt }: Owner): void {
  const cleanFunction = clean[name] as Native;
  const otherwise = natives[name] as Native;
  natives[name] = (receiver: unknown, ...rest: unknown[]) =>
    isIt(receiver) ? apply(cleanFunction, receiver, rest) : otherwise(receiver, ...rest);
}

/** A copy that no `toJSON` of the page's reaches; what has a class of its own is left alone. */
function withoutToJson(realm: Realm, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kind = Object.prototype.toString.call(value);
  const isList = kind === '[object Array]';
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (!isList && prototype !== Object.prototype && prototype !== null) return value;
  const copy = (isList ? new realm.Array() : Object.create(null)) as Record<string, unknown>;
  for (const key in value)
    if (Object.prototype.hasOwnProperty.call(value, key))
      copy[key] = withoutToJson(realm, (value as Record<string, unknown>)[key]);
  return copy;
}

/** An empty frame of this origin, in a shadow root: not among the page's own frames. */
function openRealm({ document }: Realm): { realm: Realm; close(): void } {
  const holder = document.createElement('div');
  const frame = document.createElement('iframe');
  holder.style.setProperty('display', 'none', 'important');
  holder.attachShadow({ mode: 'closed' }).appendChild(frame);
  document.documentElement.appendChild(holder);
  return { realm: frame.contentWindow as Realm, close: () => holder.remove() };
}
