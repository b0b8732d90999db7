/** Texts of the plain sample pages, in the language of their site. Source: OPN-60, OPN-92; PRS-11. */
import type { FastifyRequest } from 'fastify';
import { defaultLanguage, type Language } from 'mortgage-domain/languages/language';
import type { ApiSettings } from 'reference-api/settings';
import { addressAt, siteOf } from 'reference-api/site-addresses';

const english = {
  language: 'en',
  notInDemo: 'This page is not part of the demo. The header and the footer around it are real.',
  elsewhere: 'Another system serves the content of this page.',
  back: 'Back to the demo',
  'mortgage-rates': 'Mortgage rates',
  refinance: 'Refinance rates',
  'lender-directory': 'Lender directory',
  in: 'in',
  about: 'Sample rates for a loan of $320,000 on a home of $400,000.',
  columns: ['Loan', 'Rate', 'APR', 'Monthly payment'],
  terms: ['30 year fixed', '20 year fixed', '15 year fixed', '5-year ARM'],
  compare: 'Compare lenders near you',
  advertise: 'Advertise to borrowers',
  description:
    'Meet borrowers who are looking for a lender. See how advertising works, what it costs and who to ask.',
};
const spanish: typeof english = {
  language: 'es',
  notInDemo: 'Esta página no forma parte de la demostración. El encabezado y el pie sí son reales.',
  elsewhere: 'Otro sistema ofrece el contenido de esta página.',
  back: 'Volver a la demostración',
  'mortgage-rates': 'Tasas hipotecarias',
  refinance: 'Tasas para refinanciar',
  'lender-directory': 'Directorio de prestamistas',
  in: 'en',
  about: 'Tasas de ejemplo para un préstamo de $320,000 sobre una casa de $400,000.',
  columns: ['Préstamo', 'Tasa', 'APR', 'Pago mensual'],
  terms: ['Fijo a 30 años', 'Fijo a 20 años', 'Fijo a 15 años', 'ARM a 5 años'],
  compare: 'Comparar prestamistas de su zona',
  advertise: 'Anúnciese ante quienes buscan hipoteca',
  description:
    'Conozca a quienes buscan un prestamista. Vea cómo funciona la publicidad, cuánto cuesta y a quién preguntar.',
};
const texts: Readonly<Record<Language, typeof english>> = { 'en-US': english, 'es-US': spanish };

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
