/** What the stamp program makes of a site's file for the footer; in no bundle of a page. */
import { footerContent } from 'mortgage-domain/footer/footerContent';
import { firstYear } from 'mortgage-domain/footer/legalNotices';
import { namePlaces } from 'mortgage-domain/site/fillNames';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import type { FooterPart } from './site/footerPart';

/** The site's lists, and the specification's where it has none. */
export function toPart({ footer = {}, mark = [] }: SiteFile): FooterPart {
  const { owner = namePlaces.productName, firstYear: since = firstYear, ...content } = footer;
  return {
    content: { ...footerContent(namePlaces), ...content },
    owner,
    firstYear: since,
    // One shape: what lies on top is cut out of what is below it.
    mark: mark.map(({ d }) => d).join(''),
  };
}
