/** The visitor's own account: its settings and its sign-ins. @source NAV-25, OPN-17, OPN-34; threats S05, S06, S22 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  buildSignInPath,
  registrationPath,
} from 'mortgage-domain/site/accountPaths';
import { sendAccessDenied } from '../gates/refusal';
import { InputError } from '../http/plainInput';
import { fieldsOf, type Handler, neverStored } from '../http/requests';
import { pageMessages, sendPage } from '../pages/sendPage';
import type { Services } from '../services/services';
import { endAllSignIns, endSignIn, readSignIns } from '../sessions/sessions';
import type { SignedIn, Visitor } from '../sessions/sessions';
import { clearSessionCookie, visitorOf } from '../sessions/visitor';
import { addressAt, homeOf, siteOf } from '../sites/siteOfRequest';
import { sites, type Site } from '../sites/sites';

type AccountConfig = Pick<Site['config'], 'accountPrefix'>;
const settingsPath = ({ accountPrefix }: AccountConfig) =>
  `/${accountPrefix}/account/`;
const signInsPath = ({ accountPrefix }: AccountConfig) =>
  `/${accountPrefix}/sign-ins/`;

export function accountPages(
  server: FastifyInstance,
  services: Services,
): void {
  for (const accountPrefix of new Set(
    sites.map(({ config }) => config.accountPrefix),
  )) {
    server.get(settingsPath({ accountPrefix }), showSettings(services));
    server.get(signInsPath({ accountPrefix }), forOwner(services, showSignIns));
    server.post(
      signInsPath({ accountPrefix }),
      forOwner(services, takeSignOut),
    );
  }
}

const showSettings =
  ({ db }: Services): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    const site = siteOf(request);
    const { config } = site;
    const { language, account, signIns } = pageMessages(site);
    return sendPage(neverStored(reply), 'account/settings', {
      language,
      texts: account,
      title: account.title,
      signInsTitle: signIns.title,
      email: visitor?.account.email,
      signInsPath:
        visitor && !visitor.impersonator ? signInsPath(config) : undefined,
      signInPath: buildSignInPath(settingsPath(config)),
      joinPath: registrationPath,
    });
  };

interface OwnCall extends Services {
  readonly visitor: SignedIn;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Asks for a sign-in first. Staff who impersonate neither see nor end the account's sign-ins. */
const forOwner =
  (
    services: Services,
    handle: (call: OwnCall) => Promise<FastifyReply>,
  ): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(services.db, request);
    const site = siteOf(request);
    neverStored(reply);
    if (!visitor) {
      const back = addressAt(site, signInsPath(site.config));
      return reply.redirect(addressAt(site, buildSignInPath(back)), 303);
    }
    return visitor.impersonator
      ? sendAccessDenied(reply, visitor.account)
      : handle({ ...services, visitor, request, reply });
  };

async function showSignIns({ db, visitor, request, reply }: OwnCall) {
  const site = siteOf(request);
  const { config } = site;
  const { language, account, signIns: texts } = pageMessages(site);
  const signIns = await readSignIns(db, visitor);
  return sendPage(reply, 'account/signIns', {
    language,
    texts,
    title: texts.title,
    settingsTitle: account.title,
    action: signInsPath(config),
    settingsPath: settingsPath(config),
    everywhereHint:
      signIns.length === 1
        ? texts.onlyHereHint
        : texts.everywhereHint.replace('{count}', String(signIns.length)),
    signIns: signIns.map((one) => toShownSignIn(one, visitor.session, site)),
  });
}

/** Ends the sign-in with this `id`, or all. Ending the current one signs the visitor out. */
async function takeSignOut({
  db,
  visitor,
  request,
  reply,
}: OwnCall): Promise<FastifyReply> {
  const { id } = fieldsOf(request);
  const site = siteOf(request);
  const isOne = typeof id === 'string';
  // Sent twice, for example: one was meant, not all.
  if (!isOne && id !== undefined) {
    throw new InputError('Give one id, or none for all.', 'id');
  }
  await (isOne
    ? endSignIn(db, visitor.account.id, id)
    : endAllSignIns(db, visitor.account.id));
  if (isOne && id !== visitor.session.idHash) {
    return reply.redirect(addressAt(site, signInsPath(site.config)), 303);
  }
  return clearSessionCookie(request, reply).redirect(homeOf(site), 303);
}

const days = { dateStyle: 'long', timeZone: 'UTC' } as const;
/** Uses are written once a minute. */
const minutes = { ...days, timeStyle: 'short' } as const;

function toShownSignIn(
  session: Visitor['session'],
  current: Visitor['session'],
  site: Site,
) {
  const { createdAt, lastSeenAt, idHash: id } = session;
  const isThis = id === current.idHash;
  const { language, signIns: texts } = pageMessages(site);
  return {
    id,
    browser: session.browser || texts.aBrowser,
    isThis,
    // ENT-17.
    isImpersonating: session.impersonatedId !== null,
    begun: createdAt.toLocaleString(language, days),
    begunAt: createdAt.toISOString(),
    lastSeen: isThis
      ? texts.now
      : `${lastSeenAt.toLocaleString(language, minutes)} UTC`,
    lastSeenAt: lastSeenAt.toISOString(),
  };
}
