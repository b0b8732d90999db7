/** The messages of a workspace, in the language of its site. Source: docs/languages.md. */
import { defaultLanguage, directionOf, type Language } from './language';

/** A text for each plural category of its language (Intl.PluralRules). */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;
/** In texts, `{name}` leaves a place. */
export type Message = string | PluralForms;
export type Messages<Key extends string = string> = Readonly<
  Record<Key, Message>
>;

/** The messages of one language, in the form that a stamp hands to a page. */
export interface Wording<Key extends string = string> {
  readonly language: Language;
  /** Only where it is not from left to right. */
  readonly direction?: 'rtl';
  readonly messages: Messages<Key>;
}

export interface SiteLanguage {
  readonly language?: Language | undefined;
  /** Texts that replace ours, by workspace and key. */
  readonly messages?: Readonly<Record<string, Messages>> | undefined;
}

export function toWording<Key extends string>(
  workspace: string,
  { language = defaultLanguage, messages = {} }: SiteLanguage,
  ours: Readonly<Record<Language, Messages<Key>>>,
): Wording<Key> {
  const known = ours[language];
  const replaced = Object.entries(messages[workspace] ?? {}).filter(([key]) =>
    Object.hasOwn(known, key),
  );
  return {
    language,
    ...(directionOf(language) === 'rtl' && { direction: 'rtl' }),
    messages: { ...known, ...Object.fromEntries(replaced) },
  };
}
