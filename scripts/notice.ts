/**
 * `npm run notice -- --text "…" [--level info|warning|outage] [--until 2026-12-24T18:00Z] [--link https://…] [--site slug]
 * [--language es-US]` tells all visitors; `npm run notice -- --clear` takes it back. Without either it says what is told now.
 */
import {
  clearNotices,
  listNotices,
  setNotice,
  type KeptNotice,
  type NoticeScope,
} from 'publishing/notice';
import { ReleaseError } from 'publishing/targets/target';
import { orEnd } from './releaseCommand';
import { readReleaseCommand } from './releaseSettings';

const own = {
  text: '"<what to say>"',
  level: '<info|warning|outage>',
  until: '<2026-12-24T18:00Z>',
  link: '<https://status.example/>',
  site: '<slug>',
  language: '<es-US>',
};
const clear = '--clear';

await orEnd(async () => {
  const args = process.argv.slice(2);
  const isClear = args.includes(clear);
  const asked = args.filter((arg) => arg !== clear);
  const { settings, words, options } = readReleaseCommand(asked, process.env, own);
  const { text, ...rest } = options;
  if (words.length > 0)
    throw new ReleaseError(
      `"${words.join(' ')}" is no option. Put the text into quotes: npm run notice -- --text "${words.join(' ')}"`,
    );
  if (isClear && text !== undefined)
    throw new ReleaseError(`Say either what to tell (--text) or that it is over (${clear}).`);
  const alone = (['level', 'until', 'link'] as const).find((name) => options[name] !== undefined);
  if (text === undefined && alone !== undefined)
    throw new ReleaseError(`--${alone} is of a notice: say with --text what is to be told.`);
  const { target } = settings;
  const scope = { site: options.site, language: options.language };
  const change = isClear
    ? clearNotices(target, scope)
    : text === undefined
      ? listNotices(target)
      : setNotice(target, { ...rest, text });
  console.log(formatNotices(await change, target.name));
});

function formatNotices(notices: readonly KeptNotice[], where: string): string {
  if (notices.length === 0) return `No notice is shown on the pages of ${where}.`;
  const lines = notices.map(
    ({ level, text, until, link, ...scope }) =>
      `  ${level} for ${formatScope(scope)}${until ? `, until ${until}` : ''}: ${text}${link ? ` (${link})` : ''}`,
  );
  return [`On the pages of ${where}, within a minute:`, ...lines].join('\n');
}

function formatScope({ site, language }: NoticeScope): string {
  return [site ?? 'all sites', ...(language ? [`in ${language}`] : [])].join(' ');
}
