/** What pages for visitors say, in the language of their site. @source OPN-34, OPN-60 */
import { readFileSync } from 'node:fs';
import { defaultLanguage, type Language } from 'mortgage-domain/languages/language';
import { passwordLength } from 'mortgage-domain/people/credentials';
import type english from '../../page-texts/en-US.json';
import type spanish from '../../page-texts/es-US.json';
import type { Site } from '../sites/sites';

const read = (language: Language) =>
  JSON.parse(
    readFileSync(new URL(`../../page-texts/${language}.json`, import.meta.url), 'utf8')
      .replaceAll('{min}', String(passwordLength.min))
      .replaceAll('{max}', String(passwordLength.max)),
  ) as typeof english | typeof spanish;
const messages = { 'en-US': read('en-US'), 'es-US': read('es-US') };

export const pageMessages = ({ file: { language = defaultLanguage } }: Site) => messages[language];
