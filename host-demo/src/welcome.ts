/** What the terminal says once everything runs. */
import { sampleAccounts, sampleEmail, samplePassword } from './accounts/sampleAccounts';
import { pageOrigin } from './settings/origins';
import { sites } from './sites/sites';

export function welcomeText(settings: { readonly port: number }): string {
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
    `  Accounts (password ${samplePassword}): ${emails}`,
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
}
