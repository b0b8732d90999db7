import {
  sampleAccounts,
  sampleEmail,
  samplePassword,
} from './samples/sampleAccounts';
import { pageOrigin, remoteOrigin } from 'reference-api/origins';
import type { ApiSettings } from 'reference-api/settings';
import { sites } from 'reference-api/sites';

/** In a deployment a line of the log. */
export function readyText(settings: ApiSettings): string {
  if (!settings.isDemo) {
    return JSON.stringify({
      level: 30,
      time: Date.now(),
      pid: process.pid,
      msg: 'ready',
    });
  }
  const origin = pageOrigin(settings);
  const others = sites.filter(({ isFirst }) => !isFirst);
  const emails = sampleAccounts.map(({ name }) => sampleEmail(name)).join(', ');
  return [
    '',
    `  Demo             ${origin}/`,
    `  Lender page      ${origin}/advertising/Mortgage.htm`,
    `  Script tags      ${origin}/mortgage-rates/`,
    `  Shells included  ${origin}/refinance/`,
    `  Gated page       ${origin}/mortgage/review-moderation/`,
    `  Leads            ${origin}/mortgage/admin/leads`,
    ...others.map(
      ({ slug }) =>
        `  Another company  ${origin}/sites/${slug}/mortgage-rates/`,
    ),
    '',
    `  A page of yours  <script async src="${remoteOrigin(settings, 'header-remote')}/header-remote/embed.js"></script>`,
    `  Accounts (password ${samplePassword}): ${emails}`,
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
}
