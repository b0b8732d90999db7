/** The links below the button of the form, for the stamp program. */
import { companyLinks, legalLinks } from 'mortgage-domain/footer/footerContent';
import type { Link } from 'mortgage-domain/links/link';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';

const specified = [...companyLinks, ...legalLinks];
const hrefOf = (key: string): string =>
  specified.find((link) => link.key === key)?.href ?? '';

/** Of the specification's footer. */
export const defaultLegal: readonly Link[] = [
  { text: 'Privacy choices', href: hrefOf('privacy') },
  { text: 'Terms of use', href: hrefOf('terms') },
];

/** Returns the site's own links, or else the given ones that its footer has, too. */
export function toLegal(
  { lenderPage, footer = {} }: SiteFile,
  ours: readonly Link[],
): readonly Link[] {
  const { links = companyLinks, legal = legalLinks } = footer;
  const known = [...links, ...legal].map(({ href }) => href);
  return lenderPage?.legal ?? ours.filter(({ href }) => known.includes(href));
}
