/** Reads hostile pages safely: any global may be missing, replaced or throw. */
import { attempt } from 'embed/attempt';

/** Reads a dotted name, e.g. `Array.prototype.flat`; undefined where a part is missing. */
export function readGlobal(name: string): unknown {
  let value: unknown = window;
  for (const key of name.split('.')) {
    value = attempt((): unknown =>
      isObject(value) ? Reflect.get(value, key) : undefined,
    );
  }
  return value;
}

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const { apply } = Reflect;
const select: (selector: string) => NodeListOf<Element> = Reflect.get(
  Document.prototype,
  'querySelectorAll',
);

/** Matching elements as a list, without the page's `Array.from`. Throws for an invalid selector. */
export function queryAll(selector: string): readonly Element[] {
  const found: Element[] = [];
  // An element of the page may hide the document's own function (`<img name="querySelectorAll">`).
  const matching = apply(select, document, [selector]);
  for (let index = 0; index < matching.length; index += 1) {
    found[index] = matching.item(index);
  }
  return found;
}

/** A short selector by which a person finds the element. */
export function toSelector({ localName, id, classList }: Element): string {
  const firstClass = classList.item(0);
  return `${localName}${id ? `#${id}` : ''}${firstClass ? `.${firstClass}` : ''}`;
}
