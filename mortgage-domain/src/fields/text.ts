/** Texts, by Unicode code points. */

/** U+0000 and halves of a character: databases refuse the one, addresses the other (EXT-7). */
const unstorable = /[\0\p{Surrogate}]/gu;

export const toStorable = (text: string): string =>
  text.replace(unstorable, '');
export const isStorable = (text: string): boolean => toStorable(text) === text;

/** Without the blanks around the text (OPN-104). */
export const trimmedLength = (text: string): number =>
  Array.from(text.trim()).length;

/** Empty for an empty text. */
export function firstCharacter(text: string): string {
  const [first = ''] = text;
  return first;
}

/** `los` → `Los`. */
export function capitalize(word: string): string {
  const first = firstCharacter(word);
  return first.toUpperCase() + word.slice(first.length);
}

export function mapTexts<Value>(
  value: Value,
  change: (text: string) => string,
): Value {
  const map = (one: unknown): unknown => {
    if (typeof one === 'string') {
      return change(one);
    }
    if (Array.isArray(one)) {
      return one.map(map);
    }
    if (typeof one !== 'object' || one === null) {
      return one;
    }
    return Object.fromEntries(
      Object.entries(one).map(([name, inner]) => [name, map(inner)]),
    );
  };
  return map(value) as Value;
}
