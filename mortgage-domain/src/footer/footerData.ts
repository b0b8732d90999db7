/** Footer data of server and page. Source: ENT-18, CAL-15, FTR-11, OPN-110; threats S01, S11. */
import { isOwnHref } from '../links/ownLinks';
import { toSameOriginAddress } from '../links/redirect';
import { applyHostRules } from '../site/hostRules';
import type { SiteConfig } from '../site/siteConfig';
import { isRecord } from '../wire/isRecord';
import type { FooterContent } from './footerContent';
import { footerIcons, socialNetworks, type FooterLink } from './footerLink';

export type FooterData = Readonly<
  Partial<Record<keyof FooterContent, unknown>>
>;

/** The footer's part of a page frame. Throws if it has none. */
export function readFooterFrame(json: unknown): FooterData {
  const footer = isRecord(json) ? json.footer : undefined;
  if (!isRecord(footer)) {
    throw new TypeError('The page frame has no footer.');
  }
  return footer;
}

/** Characters; a legal notice may be long (F30). */
const textMaxLength = 4096;
const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= textMaxLength &&
  /\S/.test(value);

export interface FooterSource {
  readonly site: SiteConfig;
  readonly pageOrigin: string;
  /** A server's links, save those to brands, networks and stores, stay on the site's own hosts. */
  readonly isServer: boolean;
}

/** An empty list empties a part; a list without a valid item changes nothing. */
export function readFooterData(
  data: FooterData,
  content: FooterContent,
  source: FooterSource,
) {
  const refused: (keyof FooterContent)[] = [];
  const readPart = <Name extends keyof FooterContent>(
    name: Name,
    read: (value: unknown) => Reading<FooterContent[Name]>,
  ): FooterContent[Name] => {
    if (data[name] === undefined || data[name] === null) {
      return content[name];
    }
    const { kept, isLossy } = read(data[name]);
    if (isLossy) {
      refused.push(name);
    }
    return kept ?? content[name];
  };
  const foreignLink = (item: unknown) => readLink(item, source);
  const link = (item: unknown) => asOwn(foreignLink(item), source);
  const network = (item: unknown) => withNetwork(foreignLink(item));
  return {
    content: {
      links: readPart('links', readList(link)),
      brands: readPart('brands', readList(foreignLink)),
      social: readPart('social', readList(network)),
      apps: readPart('apps', readList(foreignLink)),
      notices: readPart('notices', readList(readNotice)),
      legal: readPart('legal', readList(link)),
      js: readPart('js', (value) => readScript(value, source.pageOrigin)),
    },
    /** Parts of which something was left out, each once. */
    refused,
  };
}

interface Reading<Value> {
  readonly kept: Value | undefined;
  readonly isLossy: boolean;
}

const readList =
  <Item>(read: (item: unknown) => Item | undefined) =>
  (value: unknown): Reading<readonly Item[]> => {
    if (!Array.isArray(value)) {
      return { kept: undefined, isLossy: true };
    }
    const kept = value.map(read).filter((item) => item !== undefined);
    const isLossy = kept.length < value.length;
    return { kept: isLossy && kept.length === 0 ? undefined : kept, isLossy };
  };

function readLink(
  item: unknown,
  { site }: FooterSource,
): FooterLink | undefined {
  if (!isRecord(item) || !isText(item.text) || typeof item.href !== 'string') {
    return undefined;
  }
  const { text, icon } = item;
  const href = applyHostRules(item.href, site);
  if (href === undefined) {
    return undefined;
  }
  if (!icon) {
    return { text, href };
  }
  const known = footerIcons.find((one) => one === icon);
  return known && { text, href, icon: known };
}

/** LNK-1: undefined for a server's link to another host. */
function asOwn(
  link: FooterLink | undefined,
  { site: { mainDomain }, pageOrigin, isServer }: FooterSource,
): FooterLink | undefined {
  return !link || !isServer || isOwnHref(link.href, { pageOrigin, mainDomain })
    ? link
    : undefined;
}

/** ENT-18 names a network by its text alone. */
const withNetwork = (link: FooterLink | undefined): FooterLink | undefined =>
  link && {
    icon: socialNetworks.find((network) =>
      link.text.toLowerCase().includes(network),
    ),
    ...link,
  };

const readNotice = (item: unknown): string | undefined =>
  isText(item) ? item : undefined;

/** OPN-110: on the page's own origin; empty for none. */
function readScript(value: unknown, pageOrigin: string): Reading<string> {
  if (value === '') {
    return { kept: '', isLossy: false };
  }
  const kept =
    typeof value === 'string'
      ? toSameOriginAddress(value, pageOrigin)
      : undefined;
  return { kept, isLossy: kept === undefined };
}
