/** The demo's first page: what the product is, the stage, the sample accounts and all pages. @source OPN-34, OPN-92 */
import { signInPath, signOutPath } from 'mortgage-domain/site/accountPaths';
import { sampleAccounts, sampleEmail, samplePassword } from '../accounts/sampleAccounts';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import { readQueryText, type Handler } from '../http/requests';
import { sendPage } from '../pages/render';
import type { SignedIn } from '../sessions/sessions';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { describeStage } from '../stage/stage';
import { demoPages } from './demoPages';

interface IndexServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

const description =
  'One header, footer, lender page and access gate for every page of a marketplace: see them work, and see them fail.';

export const showIndex =
  ({ db, settings }: IndexServices): Handler =>
  async (request, reply) =>
    sendPage(
      neverStored(reply),
      settings,
      'index',
      {
        title: 'Demo',
        meta: { description },
        sheets: ['/static/demo.css'],
        pageScripts: ['/static/demo.js'],
        groups: demoPages,
        hasControls: settings.demoControls,
        ...describeVisitor(await visitorOf(db, request)),
        // Without the script, the address chooses the page on the stage and its network.
        ...describeStage(readQueryText(request, 'view'), readQueryText(request, 'network')),
      },
      { includeShells: true },
    );

const describeVisitor = (visitor: SignedIn | undefined) => ({
  visitor: visitor?.account.email,
  impersonator: visitor?.impersonator?.email,
  accounts: sampleAccounts.map(({ name, title, sees }) => ({
    title,
    sees,
    email: sampleEmail(name),
  })),
  samplePassword,
  signInPath,
  signOutPath,
});
