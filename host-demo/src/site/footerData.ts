/** What our server says of the footer: one sister brand more than the footer knows by itself. Source: ledger ENT-18, CAL-15, OPN-110. */
import { brandLinks } from 'mortgage-domain/footer/brandLinks';
import type { FooterData } from 'mortgage-domain/footer/footerData';
import type { Link } from 'mortgage-domain/links/link';

const closing: Link = { text: '{productName} Closing', href: '/closing/' };

export const sentBrands: readonly Link[] = [
  ...brandLinks.map(({ text, href }) => ({ text, href })),
  closing,
];

export const sentFooter: FooterData = { js: '/static/footer.js', brands: sentBrands };
