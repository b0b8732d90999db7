import { guardedFunctions } from './guardedNames';
import { isList, isNative, type Native, type Realm } from './natives';

export interface Owner {
  readonly global: string;
  readonly names: readonly string[];
  readonly isReceiver?: (receiver: unknown) => boolean;
  /** A native function may still be the wrong one (bound, or another owner's). This call tests it. */
  readonly probe?: {
    readonly name: string;
    readonly works: (native: Native) => boolean;
  };
}

const { apply } = Reflect;
const add = (a: number, b: number): number => a + b;

export const owners: readonly Owner[] = [
  {
    global: 'Array',
    names: guardedFunctions['Array.prototype'],
    isReceiver: isList,
    probe: {
      name: 'reduce',
      works: (reduce) => apply(reduce, [1, 2], [add, 1]) === 4,
    },
  },
  {
    global: 'String',
    names: guardedFunctions['String.prototype'],
    isReceiver: (receiver) => typeof receiver === 'string',
  },
  {
    global: 'Function',
    names: guardedFunctions['Function.prototype'],
    isReceiver: (receiver) => typeof receiver === 'function',
    probe: {
      name: 'bind',
      works(bind) {
        const addOne = apply(bind, add, [null, 1]);
        return (
          typeof addOne === 'function' && apply(addOne, undefined, [2]) === 3
        );
      },
    },
  },
  {
    global: 'Array',
    names: guardedFunctions.Array,
    probe: {
      name: 'from',
      works(from) {
        const list = apply(from, Array, [new Set([1, 2])]);
        return isList(list) && list[1] === 2;
      },
    },
  },
  { global: 'Object', names: guardedFunctions.Object },
  {
    global: 'JSON',
    names: guardedFunctions.JSON,
    probe: {
      name: 'stringify',
      works: (stringify) =>
        apply(stringify, JSON, [{ a: [1] }]) === '{"a":[1]}',
    },
  },
  { global: 'Promise', names: guardedFunctions.Promise },
];

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
const readObject = (from: object, name: string): object => {
  const value: unknown = Reflect.get(from, name);
  return isObject(value) ? value : {};
};

/** Resolves an owner in a realm, the page's or a clean one; an empty object if the page deleted it. */
export function locate(realm: Realm, { global, isReceiver }: Owner): object {
  const owner = readObject(realm, global);
  return isReceiver ? readObject(owner, 'prototype') : owner;
}

/** Whether an owner's function is the browser's own, and does what its name says. */
export function isIntact(page: Realm, owner: Owner, name: string): boolean {
  const { probe } = owner;
  const value: unknown = Reflect.get(locate(page, owner), name);
  if (!isNative(value)) {
    return false;
  }
  try {
    return probe?.name !== name || probe.works(value);
  } catch {
    return false;
  }
}
