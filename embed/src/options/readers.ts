import { attempt } from '../page/attempt';

/** From an attribute's text, or a value from the page's code, to the option's value; undefined if invalid. */
export type OptionReader = (value: unknown) => unknown;

export const isObject = (
  value: unknown,
): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: OptionReader = (value) =>
  (typeof value === 'string' && value.trim()) || undefined;
/** Empty switches something off. */
export const textOrNone: OptionReader = (value) =>
  typeof value === 'string' ? value.trim() : undefined;
export const matching =
  (pattern: RegExp): OptionReader =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
export const oneOf =
  (...allowed: readonly unknown[]): OptionReader =>
  (value) =>
    allowed.includes(value) ? value : undefined;
/** On a tag a flag, or an object, is JSON. */
const parse = (value: unknown): unknown =>
  typeof value === 'string'
    ? attempt(() => JSON.parse(value) as unknown)
    : value;
export const flag: OptionReader = (value) => oneOf(true, false)(parse(value));
/** At least one: an empty list of permissions would ask for nothing. */
export const words: OptionReader = (value) => {
  const list: unknown =
    typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;
  return Array.isArray(list) && list.length > 0 && list.every(text)
    ? list
    : undefined;
};
export const pixels: OptionReader = (value) => {
  const width = typeof value === 'string' ? Number(value.trim() || NaN) : value;
  return typeof width === 'number' && Number.isInteger(width) && width > 0
    ? width
    : undefined;
};
export const address: OptionReader = matching(/^https?:\/\/\S+$/);
/** A name of the visitor's rule, or the page's own function. */
export const rule: OptionReader = (value) =>
  typeof value === 'function' ? value : oneOf('lender', 'staff')(value);
/** Plain JSON data. The remote reads its parts. */
export const data: OptionReader = (value) => {
  const found = parse(value);
  return attempt(() =>
    isObject(found) && JSON.stringify(found) ? found : undefined,
  );
};
/** The visitor that the page gives. `false` means signed out: layers of options drop `null`. */
export const visitor: OptionReader = (value) => {
  const found = parse(value);
  return found === null || found === false ? false : data(found);
};
/** An object with all of these. */
export const whole =
  (parts: Readonly<Record<string, OptionReader>>): OptionReader =>
  (value) => {
    const found = data(value);
    return isObject(found) &&
      Object.entries(parts).every(([name, read]) => read(found[name]))
      ? found
      : undefined;
  };
/** An object whose values are all of one kind; `null` removes one of them. */
export const each =
  (read: OptionReader): OptionReader =>
  (value) =>
    isObject(value) &&
    Object.values(value).every((one) => one === null || read(one))
      ? value
      : undefined;
