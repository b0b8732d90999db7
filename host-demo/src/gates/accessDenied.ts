/** What somebody gets who may not: that, and a way to sign in. Source: ACC-1, ACC-2, OPN-49; threats S02, S22. */
import type { FastifyReply } from 'fastify';
import { toSameHostPath } from 'mortgage-domain/links/redirect';
import { buildSignInPath } from 'mortgage-domain/site/accountPaths';
import type { Account } from '../database/schema';
import { neverStored } from '../http/cacheControl';
import { sendPage } from '../pages/render';
import type { DemoServerSettings } from '../settings/settings';
import { addressAt, siteOf } from '../sites/siteOfRequest';

export const accessDeniedTitle = 'Access Denied';
const words = {
  signedOut: {
    text: 'Sign in with an account that has access to this page.',
    signIn: 'Sign in',
  },
  signedIn: {
    text: 'Your account doesn’t have access to this page. Sign in with another account to view it.',
    signIn: 'Sign in with another account',
  },
} as const;

/** For browsers without script; the sign-in page leads back. */
export const deniedFacts = (reply: FastifyReply, account: Account | undefined) => {
  const { text, signIn } = words[account ? 'signedIn' : 'signedOut'];
  const returnPath = toSameHostPath(reply.request.originalUrl) ?? '/';
  const signInPath = addressAt(siteOf(reply.request), buildSignInPath(returnPath));
  return { denied: { title: accessDeniedTitle, text, signIn, signInPath } };
};

/** Where there is no page to put a gate on: downloads, and what forms send. */
export const sendAccessDenied = (
  reply: FastifyReply,
  settings: DemoServerSettings,
  account: Account | undefined,
): Promise<FastifyReply> =>
  sendPage(
    neverStored(reply),
    settings,
    'access-denied',
    { title: accessDeniedTitle, ...deniedFacts(reply, account) },
    { status: 403, includeShells: true },
  );
