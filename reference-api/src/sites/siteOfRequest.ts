/**
 * Whose page or service a request is for, and what its header and footer link to. The first site's addresses are those
 * of the specification; another's are below `/sites/<slug>/`, or are its own: those that its file names. After this the
 * routes see the specification's addresses alone.
 */
import type { FastifyRequest } from 'fastify';
import { leadAction } from 'mortgage-domain/leads/leadAction';
import { footerContent } from 'mortgage-domain/footer/footerContent';
import type { Link } from 'mortgage-domain/links/link';
import { helpLink, homePath, mainMenus } from 'mortgage-domain/menus/mainMenus';
import { marketingMenus } from 'mortgage-domain/menus/marketingMenus';
import {
  accountMenuLinks,
  type AccountMenuLink,
} from 'mortgage-domain/menus/signedInMenu';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { toMenu } from 'mortgage-domain/site-file/menuFile';
import { leadActionName } from 'mortgage-domain/host/hostActions';
import { buildUserNavigationPath } from 'mortgage-domain/site/servicePaths';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { toSitePath, toUsualPath } from 'mortgage-domain/site/sitePaths';
import { firstSite, sites, type Site } from './sites';

export const homeOf = ({ file, config }: Site): string =>
  fillNames(file.header?.home ?? homePath, config);

export const accountMenuOf = ({
  file,
  config,
}: Site): readonly AccountMenuLink[] =>
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
      ...[
        content.links,
        content.brands,
        content.social,
        content.apps,
        content.legal,
      ].flat(),
    ],
    site.config,
  );
}

/** Without query and trailing slash: the server answers both forms. */
export const toRoute = (href: string): string =>
  href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

const known = new WeakMap<object, Site>();

export const siteOf = ({ raw }: Pick<FastifyRequest, 'raw'>): Site =>
  known.get(raw) ?? firstSite;

/** The specification's address of a request, whose site is known after this. */
export function toRouteUrl(request: { readonly url?: string }): string {
  const url = request.url ?? '/';
  const prefixed = sites.find(({ slug }) => isBelow(url, `/sites/${slug}`));
  const site = prefixed ?? others.find((one) => isOwn(one, url)) ?? firstSite;
  known.set(request, site);
  const rest = prefixed
    ? url.slice(`/sites/${prefixed.slug}`.length) || '/'
    : url;
  return toUsualUrl(site, rest);
}

export function addressAt(
  { isFirst, config, slug }: Site,
  path: string,
): string {
  const own = toSitePath(path, config);
  return isFirst || own !== path || isOwnLink(slug, path)
    ? own
    : `/sites/${slug}${path}`;
}

const others = sites.filter(({ isFirst }) => !isFirst);
const links: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  others.map((site) => [
    site.slug,
    new Set(linksOf(site).map(({ href }) => toRoute(href))),
  ]),
);
const isOwnLink = (slug: string, url: string): boolean =>
  links.get(slug)?.has(toRoute(url)) ?? false;

const isOwn = ({ slug, config }: Site, url: string): boolean =>
  isBelow(url, config.apiBase) ||
  toUsualPath(url, config) !== url ||
  isOwnLink(slug, url);

function toUsualUrl({ config }: Site, url: string): string {
  if (isBelow(url, config.apiBase)) {
    const action = url.slice(config.apiBase.length);
    return (
      defaultSiteConfig.apiBase +
      action.replace(leadAction(config.productName), leadActionName)
    );
  }
  const usual = toUsualPath(url, config);
  const navigation = buildUserNavigationPath(config);
  return usual.startsWith(navigation)
    ? buildUserNavigationPath(defaultSiteConfig) +
        usual.slice(navigation.length)
    : usual;
}

const isBelow = (url: string, start: string): boolean =>
  url.startsWith(start) && /^($|[/?#])/.test(url.slice(start.length));
