import { mapTexts } from 'mortgage-domain/fields/text';
import type { Translations } from 'mortgage-domain/languages/translate';

/** Mistakes in the translations of a remote's content. */
export interface ContentMistakes {
  /** Texts without a translation. */
  readonly missing: readonly string[];
  /** Translations whose text is gone. */
  readonly unused: readonly string[];
  /** Texts whose translation has other placeholders. */
  readonly misplaced: readonly string[];
}

export const noMistakes: ContentMistakes = {
  missing: [],
  unused: [],
  misplaced: [],
};

/** @param names texts that are the same in every language, such as people's names */
export function examineContent(
  content: object,
  translations: Translations,
  names: readonly string[] = [],
): ContentMistakes {
  const texts = new Set<string>();
  mapTexts(
    content,
    (text) => (isText(text) && !names.includes(text) && texts.add(text), text),
  );
  return {
    missing: [...texts].filter((text) => !translations[text]?.trim()),
    unused: Object.keys(translations).filter((text) => !texts.has(text)),
    misplaced: Object.entries(translations)
      .filter(([text, translated]) => placesOf(text) !== placesOf(translated))
      .map(([text]) => text),
  };
}

/** False for addresses, keys, colours, numbers, SVG paths and lone placeholders. */
const isText = (value: string): boolean =>
  value !== '' && !/^[/#]|^[a-z][\w-]*$|^\d+$|^M\d|^\{\w+\}$/.test(value);

const placesOf = (text: string): string =>
  (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** Empty texts, headings and links of an HTML view. */
export const findEmpty = (html: string): readonly string[] =>
  html.match(
    /<(a|button|dd|dt|em|h\d|label|li|p|small|span|strong|summary)\b(?![^>]*aria-hidden)[^>]*>\s*<\/\1>/g,
  ) ?? [];

/** Empty elements of a translated HTML view, and English texts that it still contains. */
export const findMistakes = (
  html: string,
  translations: Translations,
  english: object,
): readonly string[] => [
  ...findEmpty(html),
  ...[
    ...Object.keys(translations),
    ...Object.values(english).map(String),
  ].filter((text) => {
    const written = text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
    return html.includes(`>${written}<`) || html.includes(`"${written}"`);
  }),
];
