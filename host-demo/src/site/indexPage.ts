/** The demo's index: its pages, and who looks at them. Source: OPN-34, OPN-92. */
import { signInLink, signOutLink } from 'mortgage-domain/menus/signInLinks';
import { sampleAccounts, sampleEmail, samplePassword } from '../accounts/sampleAccounts';
import type { Database } from '../database/connect';
import type { Handler } from '../http/requests';
import { sendPage } from '../pages/render';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { demoPages } from './demoPages';

interface IndexServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

export const showIndex =
  ({ db, settings }: IndexServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return sendPage(reply, settings, 'index', {
      title: 'Demo',
      pages: demoPages,
      visitor: visitor?.account.email,
      impersonator: visitor?.impersonator?.email,
      accounts: sampleAccounts.map(({ name }) => sampleEmail(name)),
      samplePassword,
      signInPath: signInLink.href,
      signOutPath: signOutLink.href,
    });
  };
