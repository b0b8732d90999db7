/** The header's part of a site's file, for the stamp program; in no bundle of a page. */
import type { Notice } from 'embed/notice';
import {
  defaultLanguage,
  type Language,
} from 'mortgage-domain/languages/language';
import { translate } from 'mortgage-domain/languages/translate';
import { toWording } from 'mortgage-domain/languages/wording';
import { helpLink, homePath, mainMenus } from 'mortgage-domain/menus/mainMenus';
import { marketingMenus } from 'mortgage-domain/menus/marketingMenus';
import { accountMenuLinks } from 'mortgage-domain/menus/signedInMenu';
import { namePlaces } from 'mortgage-domain/site/fillNames';
import { unnamedSite } from 'mortgage-domain/site/siteConfig';
import { toSitePath } from 'mortgage-domain/site/sitePaths';
import { toHeaderParts } from 'mortgage-domain/site-file/headerFile';
import { leadTo } from 'mortgage-domain/site-file/leadTo';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import spanishContent from '../content/es-US.json';
import english from '../messages/en-US.json';
import spanish from '../messages/es-US.json';
import { accountCall } from './account/accountCall';
import type { HeaderPart } from './site/headerPart';

const messages = { 'en-US': english, 'es-US': spanish };
const content = { 'en-US': {}, 'es-US': spanishContent };

/** CON-9, where the specification's menus need more room than in its English. */
const breakpoints: Readonly<Record<Language, number | undefined>> = {
  'en-US': undefined,
  'es-US': 1039,
};

/** The site's menus, else the specification's in its language, and the notice of publishing. */
export function toPart(
  site: SiteFile & { readonly notice?: Notice },
): HeaderPart {
  const { header = {}, language = defaultLanguage, mark = [], notice } = site;
  const { breakpoint = header.main ? undefined : breakpoints[language] } = site;
  const config = { ...unnamedSite, ...site };
  // With `bot` the session's call carries another header.
  const asks = config.account !== 'none' && !config.bot;
  return leadTo(site.server, {
    ...toWording('header-remote', site, messages),
    home: homePath,
    ...translate(specified, content[language]),
    ...toHeaderParts(header),
    mark,
    ...(asks && { asksFirst: toSitePath(accountCall, config) }),
    ...(breakpoint && { breakpoint }),
    ...(notice && { notice }),
  });
}

/** The specification's, in its English. */
export const specified = {
  help: helpLink,
  main: mainMenus(namePlaces),
  marketing: marketingMenus,
  account: accountMenuLinks(namePlaces),
};
