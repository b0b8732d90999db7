import { mapTexts } from '../fields/text';

/** Texts of the specification, and what they are in another language. */
export type Translations = Readonly<Record<string, string>>;

/**
 * A menu, a list of links, a page: each text that the table has in the table's words, whatever else
 * it holds as it was.
 * @example translate({ text: 'Help', href: '/help/' }, { Help: 'Ayuda' }).text // 'Ayuda'
 */
export const translate = <Value>(value: Value, translations: Translations): Value =>
  mapTexts(value, (text) => (Object.hasOwn(translations, text) && translations[text]) || text);
