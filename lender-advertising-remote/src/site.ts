/** What the stamp program makes of a site's file for the lender-advertising page; in no bundle of a page. */
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { defaultContent } from './content/content';
import { toContent } from './content/toContent';
import type { LenderPagePart } from './site/lenderPagePart';

export const toPart = ({ lenderPage }: SiteFile): LenderPagePart => ({
  content: toContent(lenderPage, defaultContent),
});
