import { attempt } from './attempt';

/** What the page has under a dotted name, e.g. `jQuery.fn.jquery`; undefined where it has nothing. */
export function readGlobal(name: string): unknown {
  let value: unknown = window;
  for (const key of name.split('.')) value = attempt(() => readProperty(value, key), undefined);
  return value;
}

const readProperty = (owner: unknown, key: string): unknown =>
  isObject(owner) ? Reflect.get(owner, key) : undefined;

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
