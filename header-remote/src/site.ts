/** What the stamp program makes of a site's file for the header; in no bundle of a page. */
import { helpLink, homePath } from 'mortgage-domain/menus/headerLinks';
import { mainMenus } from 'mortgage-domain/menus/mainMenus';
import { marketingMenus } from 'mortgage-domain/menus/marketingMenus';
import { accountMenuLinks } from 'mortgage-domain/menus/signedInMenu';
import { namePlaces } from 'mortgage-domain/site/fillNames';
import { toMenu } from 'mortgage-domain/site-file/menuFile';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import type { HeaderPart } from './site/headerPart';

/** The site's menus, and the specification's where it has none. */
export const toPart = ({ header = {}, mark = [], breakpoint }: SiteFile): HeaderPart => ({
  home: header.home ?? homePath,
  help: header.help ?? helpLink,
  main: header.main?.map(toMenu) ?? mainMenus(namePlaces),
  marketing: header.marketing?.map(toMenu) ?? marketingMenus,
  account: header.account ?? accountMenuLinks(namePlaces),
  mark,
  ...(breakpoint && { breakpoint }),
});
