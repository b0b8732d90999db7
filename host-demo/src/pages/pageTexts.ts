/** Texts of the plain sample pages, in the language of their site. Source: OPN-60, OPN-92; PRS-11. */
import type { FastifyRequest } from 'fastify';
import {
  defaultLanguage,
  type Language,
} from 'mortgage-domain/languages/language';
import type { ApiSettings } from 'reference-api/settings';
import { addressAt, siteOf } from 'reference-api/site-addresses';
import english from '../../page-texts/en-US.json' with { type: 'json' };
import spanish from '../../page-texts/es-US.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof english>> = {
  'en-US': english,
  'es-US': spanish,
};

export const pageTexts = (request: FastifyRequest) =>
  texts[siteOf(request).file.language ?? defaultLanguage];

/** The facts of a page that exists only so that every link leads to one. */
export function noContent(request: FastifyRequest, { isDemo }: ApiSettings) {
  const { language, notInDemo, elsewhere, back } = pageTexts(request);
  return isDemo
    ? { language, text: notInDemo, next: { text: back, href: '/' } }
    : { language, text: elsewhere };
}

const figures = [
  ['6.375%', '6.512%', '$1,996'],
  ['6.125%', '6.301%', '$2,316'],
  ['5.625%', '5.834%', '$2,636'],
  ['6.000%', '6.689%', '$1,919'],
];

export function sampleRates(request: FastifyRequest) {
  const { language, about: text, columns, terms, compare } = pageTexts(request);
  const rates = terms.map((term, index) => [term, ...(figures[index] ?? [])]);
  const href = addressAt(siteOf(request), '/lender-directory/');
  return { language, text, columns, rates, next: { text: compare, href } };
}
