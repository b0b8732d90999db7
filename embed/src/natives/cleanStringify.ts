import { isList, type Native } from './natives';

/** `JSON.stringify` that no `toJSON` of the page's reaches (Prototype 1.6 adds one to lists, which then go out as texts). */
export const cleanStringify =
  (stringify: Native): Native =>
  (value, ...rest) =>
    stringify(hasToJson() ? withoutToJson(value) : value, ...rest);

/** Asked at each call: a library may come late. */
const hasToJson = (): boolean => 'toJSON' in Array.prototype || 'toJSON' in Object.prototype;

/** A copy of plain objects and lists, which inherits from nothing; what has a class of its own is left as it is. */
function withoutToJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!isList(value) && prototype !== Object.prototype && prototype !== null) return value;
  const copy: object = isList(value) ? [] : {};
  Object.setPrototypeOf(copy, null);
  for (const key in value)
    if (Object.prototype.hasOwnProperty.call(value, key))
      Reflect.set(copy, key, withoutToJson(Reflect.get(value, key)));
  return copy;
}
