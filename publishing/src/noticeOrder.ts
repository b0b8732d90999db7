/** What an operator asks for, judged before anything of it is on a page. */
import { noticeLevels, type NoticeLevel } from 'embed/notice';
import { languageOf, type KeptNotice, type NoticeScope } from './keptNotice';
import type { Registry } from './registry';
import { sitesOf } from './sites';
import { ReleaseError } from './targets/target';

/** In the words of the command. */
export interface NoticeOrder extends NoticeScope {
  readonly text: string;
  readonly level?: string | undefined;
  readonly until?: string | undefined;
  readonly link?: string | undefined;
}

/** Three lines of a phone's width are read; more belongs behind the link. */
const textMax = 280;

/** The notice that is meant; throws a ReleaseError that says what is wrong with the order, and how to mend it. */
export function readNoticeOrder(order: NoticeOrder, now = new Date()): KeptNotice {
  const { site, language, link } = order;
  const until = order.until === undefined ? undefined : readUntil(order.until, now);
  if (link !== undefined) checkLink(link);
  return {
    text: readText(order.text),
    level: readLevel(order.level ?? 'info'),
    ...(until && { until }),
    ...(link && { link }),
    ...(site && { site }),
    ...(language && { language }),
  };
}

function readText(given: string): string {
  const text = given.trim();
  if (text === '') throw new ReleaseError('A notice needs a text: --text "We are closed today."');
  if (text.length > textMax)
    throw new ReleaseError(
      `The text has ${text.length} characters; a notice has at most ${textMax}. Say the rest on a page of its own and name it with --link.`,
    );
  if (/<[a-z!/]|&#?\w+;/i.test(text))
    throw new ReleaseError(
      'A notice is plain text: tags and entities would be shown as they are written. Leave them out, and name a page with --link.',
    );
  if (/\p{Cc}/u.test(text))
    throw new ReleaseError('A notice is one line of text, without line breaks or tabs.');
  return text;
}

function readLevel(given: string): NoticeLevel {
  const level = noticeLevels.find((one) => one === given);
  if (level) return level;
  throw new ReleaseError(`There is no level "${given}". There are: ${noticeLevels.join(', ')}.`);
}

function readUntil(given: string, now: Date): string {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(given);
  const end = Date.parse(given);
  if (!isWhole || Number.isNaN(end))
    throw new ReleaseError(
      `--until "${given}" is not a time with its zone. Write it like 2026-12-24T18:00Z or 2026-12-24T13:00-05:00.`,
    );
  if (end <= now.getTime())
    throw new ReleaseError(`--until ${given} is over: it is ${now.toISOString()} now.`);
  return new Date(end).toISOString();
}

function checkLink(link: string): void {
  if (!/\s/.test(link) && URL.canParse(link) && new URL(link).protocol === 'https:') return;
  throw new ReleaseError(`--link "${link}" is not an https address. Give it whole: https://…`);
}

/** A notice for nobody is a mistake in the scope. */
export function checkScope(registry: Registry, { site, language }: NoticeScope, where: string) {
  const sites = sitesOf(registry, where);
  const slugs = sites.map(({ slug }) => slug);
  if (site !== undefined && !slugs.includes(site))
    throw new ReleaseError(
      `There is no site "${site}" on ${where}. There are: ${slugs.join(', ')}.`,
    );
  const asked = sites.filter(({ slug }) => site === undefined || slug === site);
  const languages = [...new Set(asked.map(languageOf))];
  if (language !== undefined && !languages.includes(language))
    throw new ReleaseError(
      `Nobody reads "${language}" ${site === undefined ? `on ${where}` : `at ${site}`}. There is: ${languages.join(', ')}.`,
    );
}
