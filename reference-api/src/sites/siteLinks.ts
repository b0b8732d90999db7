/** What a site's header and footer link to, with the site's names in their places. */
import { footerContent } from 'mortgage-domain/footer/footerContent';
import type { Link } from 'mortgage-domain/links/link';
import { helpLink, homePath, mainMenus } from 'mortgage-domain/menus/mainMenus';
import { marketingMenus } from 'mortgage-domain/menus/marketingMenus';
import { accountMenuLinks, type AccountMenuLink } from 'mortgage-domain/menus/signedInMenu';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { toMenu } from 'mortgage-domain/site-file/menuFile';
import type { Site } from './sites';

export const homeOf = ({ file, config }: Site): string =>
  fillNames(file.header?.home ?? homePath, config);

export const accountMenuOf = ({ file, config }: Site): readonly AccountMenuLink[] =>
  fillNames(file.header?.account ?? accountMenuLinks(config), config);

export function linksOf(site: Site): readonly Link[] {
  const { header = {}, footer = {} } = site.file;
  const menus = [
    ...(header.main?.map(toMenu) ?? mainMenus(site.config)),
    ...(header.marketing?.map(toMenu) ?? marketingMenus),
  ];
  const content = { ...footerContent(site.config), ...footer };
  return fillNames(
    [
      { text: site.config.productName, href: homeOf(site) },
      header.help ?? helpLink,
      ...menus.flatMap(({ top, groups, prompt }) => [
        top,
        ...groups.flatMap(({ links }) => links),
        ...(prompt ? [prompt] : []),
      ]),
      ...accountMenuOf(site).flatMap(({ text, href, messagingHref = href }) => [
        { text, href },
        { text, href: messagingHref },
      ]),
      ...[content.links, content.brands, content.social, content.apps, content.legal].flat(),
    ],
    site.config,
  );
}

/** Without query and trailing slash: the server answers both forms. */
export const toRoute = (href: string): string =>
  href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
