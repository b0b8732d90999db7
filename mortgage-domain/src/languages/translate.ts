import { mapTexts } from '../fields/text';

/** Texts of the specification, and what they are in another language. */
export type Translations = Readonly<Record<string, string>>;

/**
 * Replaces each text that the table has, at any depth.
 * @example translate({ text: 'Help', href: '/help/' }, { Help: 'Ayuda' }).text // 'Ayuda'
 */
export const translate = <Value>(
  value: Value,
  translations: Translations,
): Value =>
  mapTexts(
    value,
    (text) => (Object.hasOwn(translations, text) && translations[text]) || text,
  );
