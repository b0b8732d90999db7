/** The lender-advertising page's part of a site's file, for the stamp program; in no bundle of a page. */
import { defaultLanguage } from 'mortgage-domain/languages/language';
import { leadAction } from 'mortgage-domain/leads/leadAction';
import { translate } from 'mortgage-domain/languages/translate';
import { toWording } from 'mortgage-domain/languages/wording';
import { leadTo } from 'mortgage-domain/site-file/leadTo';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { findPartnerId, toSiteConfig } from 'mortgage-domain/site/siteConfig';
import spanishContent from '../content/es-US.json';
import english from '../messages/en-US.json';
import spanish from '../messages/es-US.json';
import { defaultContent } from './content/content';
import { defaultLegal, toLegal } from './content/legal';
import { toContent } from './content/toContent';
import type { LenderPagePart } from './site/lenderPagePart';

const messages = { 'en-US': english, 'es-US': spanish };
const content = { 'en-US': {}, 'es-US': spanishContent };

/** The site's texts, and where it has none those of content.json in its language. */
export function toPart(site: SiteFile): LenderPagePart {
  const { lenderPage, language = defaultLanguage } = site;
  const translation = content[language];
  return leadTo(site.server, {
    ...toWording('lender-advertising-remote', site, messages),
    content: toContent(lenderPage, translate(defaultContent, translation)),
    legal: toLegal(site, translate(defaultLegal, translation)),
    ...(site.plainLeads && { postTo: toPostAddress(site) }),
  });
}

/** As the running form calls the action (API-5). */
function toPostAddress({ apiBase, productName, partnerIds }: SiteFile): string {
  const site = toSiteConfig({ apiBase, productName, partnerIds });
  const base = site.apiBase.replace(/\/$/, '');
  const query = new URLSearchParams({ partnerId: findPartnerId(site) });
  return `${base}/${leadAction(productName)}?${query.toString()}`;
}
