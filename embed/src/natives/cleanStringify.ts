import { isList, isNative, type Realm, type RedirectedCall } from './natives';

/** `JSON.stringify` that no `toJSON` of the page's reaches (Prototype 1.6 adds one to lists, which then go out as texts). */
export function cleanStringify(realm: Realm): RedirectedCall | undefined {
  // Not `realm.JSON.stringify`: in our bundles that is a redirected call, and so this very function.
  const stringify: unknown = Reflect.get(realm.JSON, 'stringify');
  if (!isNative(stringify)) return undefined;
  return (_json, value, ...rest) => stringify(withoutToJson(realm, value), ...rest);
}

/** A copy of plain objects and lists; what has a class of its own is left as it is. */
function withoutToJson(realm: Realm, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!isList(value) && prototype !== Object.prototype && prototype !== null) return value;
  const copy: object = isList(value) ? new realm.Array<unknown>() : { __proto__: null };
  for (const key in value)
    if (Object.prototype.hasOwnProperty.call(value, key))
      Reflect.set(copy, key, withoutToJson(realm, Reflect.get(value, key)));
  return copy;
}
