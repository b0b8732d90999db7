import { mapTexts } from 'mortgage-domain/fields/text';
import type { Translations } from 'mortgage-domain/languages/translate';

/** What is wrong with the translations of a remote's content; all empty where nothing is. */
export interface ContentMistakes {
  /** Texts that nobody has translated. */
  readonly missing: readonly string[];
  /** Translations of what is no text any more. */
  readonly unused: readonly string[];
  /** Texts whose translation leaves other places. */
  readonly misplaced: readonly string[];
}

/** @param names what reads the same in every language, such as names of people */
export function examineContent(
  content: object,
  translations: Translations,
  names: readonly string[] = [],
): ContentMistakes {
  const texts = new Set<string>();
  mapTexts(content, (text) => (isText(text) && !names.includes(text) && texts.add(text), text));
  return {
    missing: [...texts].filter((text) => !translations[text]?.trim()),
    unused: Object.keys(translations).filter((text) => !texts.has(text)),
    misplaced: Object.entries(translations)
      .filter(([text, translated]) => placesOf(text) !== placesOf(translated))
      .map(([text]) => text),
  };
}

/** Addresses, keys, colours, numbers, outlines of drawings and lone places are none. */
const isText = (value: string): boolean =>
  value !== '' && !/^[/#]|^[a-z][\w-]*$|^\d+$|^M\d|^\{\w+\}$/.test(value);

const placesOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** Of these texts, the ones that an HTML view still says; what one language says as the other does is none of them. */
export const findEnglish = (html: string, english: readonly string[]): readonly string[] =>
  english.filter((text) => {
    const written = text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
    return html.includes(`>${written}<`) || html.includes(`"${written}"`);
  });
