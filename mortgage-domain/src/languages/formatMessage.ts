import { defaultLanguage } from './language';
import type { Message, Wording } from './wording';

/** The values for a message's places. `count` also selects the plural form. */
export type Places = Readonly<Record<string, string | number>>;

/**
 * A message that an older stamp does not have is its key in words: `signOut` reads "Sign out".
 * @example formatMessage({ messages: { slide: '{position} of {count}' } }, 'slide', { position: 1, count: 3 }) // '1 of 3'
 */
export function formatMessage(
  { language = defaultLanguage, messages = {} }: Partial<Wording>,
  key: string,
  places: Places = {},
): string {
  const message: Message = messages[key] ?? toWords(key);
  const text =
    typeof message === 'string'
      ? message
      : pickForm(message, language, places.count);
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(places[name] ?? place),
  );
}

const pickForm = (
  forms: Exclude<Message, string>,
  language: string,
  count: string | number = 0,
): string => forms[pluralOf(language, Number(count))] ?? forms.other ?? '';

/** A page may have taken the plural rules away: the general form is readable (F93). */
function pluralOf(language: string, count: number): Intl.LDMLPluralRule {
  try {
    return new Intl.PluralRules(language).select(count);
  } catch {
    return count === 1 ? 'one' : 'other';
  }
}

function toWords(key: string): string {
  const words = key
    .slice(key.lastIndexOf('.') + 1)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
