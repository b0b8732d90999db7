/** What our server says of the footer: one sister brand in the place of another. Source: ledger ENT-18, CAL-15, OPN-110. */
import { brandLinks } from 'mortgage-domain/footer/footerContent';
import type { FooterData } from 'mortgage-domain/footer/footerData';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import type { Link } from 'mortgage-domain/links/link';
import type { Site } from '../sites/sites';

const closing: Link = { text: '{productName} Closing', href: '/closing/' };

/** As many and as wide as those the footer knows by itself: what arrives late then moves nothing. */
export const sentBrands: readonly Link[] = brandLinks.map(({ key, text, href }) =>
  key === 'rentals' ? closing : { text, href },
);

/** They are in English: on a site of another language the footer's own stand. */
export const sentFooterOf = ({
  isFirst,
  file: { language = defaultLanguage },
}: Site): FooterData => ({
  js: '/static/footer.js',
  ...(isFirst && language === defaultLanguage && { brands: sentBrands }),
});
