/** Texts, counted and changed by what people see as one character: Unicode code points. */

/** Length for the rules that speak of characters, blanks around the text not counted (OPN-104). */
export const trimmedLength = (text: string): number => Array.from(text.trim()).length;

/** Empty for an empty text. */
export function firstCharacter(text: string): string {
  const [first = ''] = text;
  return first;
}

/** `los` → `Los`; the rest stays as it is. */
export function capitalize(word: string): string {
  const first = firstCharacter(word);
  return first.toUpperCase() + word.slice(first.length);
}
