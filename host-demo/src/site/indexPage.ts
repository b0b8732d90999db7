/** The demo's first page: what the product is, the stage, the sample accounts and all pages. @source OPN-34, OPN-92 */
import type { User } from 'mortgage-domain/people/user';
import { signInPath, signOutPath } from 'mortgage-domain/site/accountPaths';
import { sampleAccounts, sampleEmail, samplePassword } from '../samples/sampleAccounts';
import { type Handler, neverStored, readQueryText } from 'reference-api/http/requests';
import { sendPage } from '../pages/render';
import type { ApiSettings } from 'reference-api/settings';
import { askWhoAmI } from '../gates/whoAmI';
import { describeStage } from '../stage/stage';
import { demoPages } from './demoPages';
import { describeReleases } from './releases';

const description =
  'One header, footer, lender page and access gate for every page of a marketplace: see them work, and see them fail.';

export const showIndex =
  (settings: ApiSettings): Handler =>
  async (request, reply) =>
    sendPage(
      neverStored(reply),
      settings,
      'index',
      {
        title: 'Demo',
        meta: { description },
        sheets: ['/static/demo.css'],
        groups: demoPages,
        releases: await describeReleases(settings),
        ...describeVisitor(await askWhoAmI(request, reply)),
        ...describeStage(readQueryText(request, 'view'), readQueryText(request, 'network')),
      },
      { includeShells: true },
    );

const describeVisitor = (visitor: User | undefined) => ({
  visitor: visitor?.emailAddress,
  accounts: sampleAccounts.map(({ name, title, sees }) => ({
    title,
    sees,
    email: sampleEmail(name),
  })),
  samplePassword,
  signInPath,
  signOutPath,
});
