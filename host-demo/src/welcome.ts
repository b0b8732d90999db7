/** What the terminal says once everything runs. */
import { sampleAccounts, sampleEmail, samplePassword } from 'reference-api/accounts/sampleAccounts';
import { pageOrigin, remoteOrigin, type PublishedFiles } from 'reference-api/origins';
import { sites } from 'reference-api/sites';

export function welcomeText(settings: PublishedFiles): string {
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
    ...others.map(({ slug }) => `  Another company  ${origin}/sites/${slug}/mortgage-rates/`),
    '',
    `  A page of yours  <script async src="${remoteOrigin(settings, 'header-remote')}/header-remote/embed.js"></script>`,
    `  Accounts (password ${samplePassword}): ${emails}`,
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
}
