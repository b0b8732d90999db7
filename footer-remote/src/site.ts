/** The footer's part of a site's file, for the stamp program; in no bundle of a page. */
import { firstYear, footerContent } from 'mortgage-domain/footer/footerContent';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import { translate } from 'mortgage-domain/languages/translate';
import { toWording } from 'mortgage-domain/languages/wording';
import { namePlaces } from 'mortgage-domain/site/fillNames';
import { leadTo } from 'mortgage-domain/site-file/leadTo';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import spanishContent from '../content/es-US.json';
import english from '../messages/en-US.json';
import spanish from '../messages/es-US.json';
import type { FooterPart } from './site/footerPart';

const messages = { 'en-US': english, 'es-US': spanish };
const translations = { 'en-US': {}, 'es-US': spanishContent };

/** The site's lists, and the specification's in its language where it has none. */
export function toPart(site: SiteFile): FooterPart {
  const { footer = {}, language = defaultLanguage, mark = [] } = site;
  const {
    owner = namePlaces.productName,
    firstYear: since = firstYear,
    ...content
  } = footer;
  return leadTo(site.server, {
    ...toWording('footer-remote', site, messages),
    content: { ...translate(specified, translations[language]), ...content },
    owner,
    firstYear: since,
    // One shape: the upper outlines are cut out of the lower ones.
    mark: mark.map(({ d }) => d).join(''),
  });
}

/** The specification's, in its English. */
export const specified = footerContent(namePlaces);
