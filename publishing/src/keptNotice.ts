/** Notices as the registry keeps them, and what of them a site's visitors get. */
import { createHash } from 'node:crypto';
import type { Notice } from 'embed/notice';
import { noticeWordsOf } from './noticeWords';
import type { Site } from './sites';

/** Whom a notice is for: everybody, one site, all sites of a language, or one site as long as it has that language. */
export interface NoticeScope {
  /** Its slug. */
  readonly site?: string | undefined;
  readonly language?: string | undefined;
}

/** In the registry: one for each scope. */
export interface KeptNotice
  extends NoticeScope, Pick<Notice, 'level' | 'text' | 'until' | 'link'> {}

const defaultLanguage = 'en-US';
export const languageOf = ({ language = defaultLanguage }: Site): string => language;

/** `notice.json` beside the `embed.js` of a site: the narrowest of the notices that are for it, or an empty object. */
export function toNoticeText(
  notices: readonly KeptNotice[] = [],
  site: Site,
  now = new Date(),
): string {
  const [narrowest] = notices
    .filter((notice) => isFor(notice, site) && !isOver(notice, now))
    .sort((one, other) => widthOf(one) - widthOf(other));
  return `${JSON.stringify(narrowest ? toNotice(narrowest, site) : {})}\n`;
}

const isFor = (notice: NoticeScope, site: Site): boolean =>
  (notice.site ?? site.slug) === site.slug &&
  (notice.language ?? languageOf(site)) === languageOf(site);

/** The site says more than its language. */
const widthOf = ({ site, language }: NoticeScope): number => (site ? 0 : 2) + (language ? 0 : 1);

export const isOver = ({ until }: Pick<Notice, 'until'>, now: Date): boolean =>
  until !== undefined && Date.parse(until) <= now.getTime();

function toNotice({ level, text, until, link }: KeptNotice, site: Site): Notice {
  const said = { level, text, ...(until && { until }), ...(link && { link }) };
  const id = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8);
  const language = languageOf(site);
  return { id, ...said, language, ...noticeWordsOf(language) };
}
