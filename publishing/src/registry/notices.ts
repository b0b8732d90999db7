/** Operators' notices: the registry keeps one for each site, and stamp programs get it with the site's file. */
import type { Notice } from 'embed/notice';
import { ReleaseError } from '../targets/target';
import type { Registry, Site } from './registry';
import { findSite, sitesOf } from './sites';

const textMax = 280;

/** Checks what an operator typed; throws with advice. */
export function readNotice(
  { text, until, link, isOutage }: Notice,
  now = new Date(),
): Notice {
  if (
    text.trim() === '' ||
    text.length > textMax ||
    /\p{Cc}|<[a-z!/]|&#?\w+;/iu.test(text)
  ) {
    throw new ReleaseError(
      `A notice is one line of plain text with at most ${textMax} characters. Put the rest on a page and name it with --link.`,
    );
  }
  if (
    link !== undefined &&
    !(URL.canParse(link) && new URL(link).protocol === 'https:')
  ) {
    throw new ReleaseError(`--link "${link}" is not an https address.`);
  }
  if (until === undefined) {
    return { text, link, isOutage };
  }
  // `Date` takes 31 February for 3 March.
  const isDay =
    new Date(until.slice(0, 10)).getUTCDate() === Number(until.slice(8, 10));
  const isTime = isDay && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(until);
  if (!isTime || !(Date.parse(until) > now.getTime())) {
    throw new ReleaseError(
      `--until "${until}" is not a time to come, such as 2026-12-24T18:00Z.`,
    );
  }
  return { text, link, isOutage, until: new Date(until).toISOString() };
}

/** The registry with a notice for one site or for all of them; undefined removes it. */
export function withNotice(
  registry: Registry,
  notice: Notice | undefined,
  slug: string | undefined,
  where: string,
): Registry {
  const sites =
    slug === undefined
      ? sitesOf(registry, where)
      : [findSite(registry, slug, where)];
  const notices = new Map(Object.entries(registry.notices ?? {}));
  for (const site of sites) {
    if (notice) {
      notices.set(site.slug, notice);
    } else {
      notices.delete(site.slug);
    }
  }
  return { ...registry, notices: Object.fromEntries(notices) };
}

export const sitesWithNotices = (
  registry: Registry,
  where: string,
): readonly Site[] =>
  sitesOf(registry, where).map((site) => {
    const notice = registry.notices?.[site.slug];
    return notice ? { ...site, notice } : site;
  });
