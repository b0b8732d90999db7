/** How a page refuses a visitor: the rule for the gate's tag, and the words for browsers without script. @source ACC-1, ACC-2, OPN-49; threats S02, S22 */
import type { FastifyReply } from 'fastify';
import type { Account } from '../database/schema';
import { neverStored } from '../http/requests';
import {
  type DeniedFacts,
  type GateOption,
  pageMessages,
  sendPage,
} from '../pages/sendPage';
import { toSameHostPath } from 'mortgage-domain/links/redirect';
import type { PageRule } from 'mortgage-domain/people/pagePermissions';
import { buildSignInPath } from 'mortgage-domain/site/accountPaths';
import { addressAt, siteOf } from '../sites/siteOfRequest';

export const toTagOption = (rule: PageRule): GateOption =>
  typeof rule === 'string' ? { authorizer: rule } : { permissions: rule };

/** Shown to browsers without script. The sign-in page leads back to the refused page. */
export const deniedFacts = (
  reply: FastifyReply,
  isSignedIn: boolean,
): DeniedFacts => {
  const site = siteOf(reply.request);
  const { language, denied } = pageMessages(site);
  const returnPath = toSameHostPath(reply.request.originalUrl) ?? '/';
  const signInPath = addressAt(site, buildSignInPath(returnPath));
  const words = denied[isSignedIn ? 'signedIn' : 'signedOut'];
  return { language, title: denied.title, ...words, signInPath };
};

export const sendAccessDenied = (
  reply: FastifyReply,
  account: Account | undefined,
  rule?: PageRule,
): Promise<FastifyReply> => {
  const denied = deniedFacts(reply, account !== undefined);
  const facts = {
    title: denied.title,
    denied,
    gate: rule && toTagOption(rule),
  };
  return sendPage(neverStored(reply), undefined, facts, {
    status: 403,
    includeShells: true,
  });
};
