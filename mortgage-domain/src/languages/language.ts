/** Languages that our texts are written in. Source: ledger PRS-11, CON-20; docs/languages.md. */
import { defaultLocale } from '../fields/defaultLocale';

/** By their tags; dates, numbers and plurals follow them too. */
export const languages = [defaultLocale, 'es-US'] as const;
export type Language = (typeof languages)[number];

/** English, the specification's. */
export const defaultLanguage: Language = defaultLocale;

const rightToLeft = [
  'ar',
  'ckb',
  'dv',
  'fa',
  'he',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
];

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language.split('-', 1).join('')) ? 'rtl' : 'ltr';
