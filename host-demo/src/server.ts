/** Runs the API, the demo's pages on the API's origin, and the remotes' static origins in one process. */
import { sampleAccounts, sampleEmail, samplePassword } from 'reference-api/accounts/sampleAccounts';
import { startApi, type RunningApi } from 'reference-api/server';
import {
  originOffsets,
  pageOrigin,
  remoteOrigin,
  type PublishedFiles,
} from 'reference-api/origins';
import type { ApiSettings } from 'reference-api/settings';
import { sites } from 'reference-api/sites';
import { createHostPages } from './hostPages';
import { learnPublished } from './pages/published';
import { createStaticOrigin } from './staticOrigin';

export const startDemo = (settings: ApiSettings): Promise<RunningApi> =>
  startApi(settings, {
    ...createHostPages(settings),
    createOrigins: () => createStaticOrigins(settings),
    prepare: () => learnPublished(settings),
  });

/** None where another server has the remotes' files. */
const createStaticOrigins = (settings: ApiSettings) =>
  Promise.all(
    Object.entries(settings.operation.staticOrigin ? {} : originOffsets).map(
      async ([workspace, offset]) => ({
        server: await createStaticOrigin(settings, workspace),
        port: settings.port + offset,
      }),
    ),
  );

/** For the terminal, once everything runs. */
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
