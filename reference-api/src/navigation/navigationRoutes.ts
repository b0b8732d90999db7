/** Menus that depend on the visitor and on the page's place. @source CAL-12, CAL-14..16, ENT-14..17 */
import type { FastifyRequest, FastifyInstance } from 'fastify';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import { translate } from 'mortgage-domain/languages/translate';
import { toSignedInMenu } from 'mortgage-domain/menus/signedInMenu';
import { pageFrameQuery } from 'mortgage-domain/host/hostRequests';
import { parseInput } from '../http/plainInput';
import { type Handler, neverStored, readQueryText } from '../http/requests';
import type { Services } from '../services/services';
import type { Site } from '../sites/sites';
import { regionSections } from './regionSections';
import { hostPaths } from 'mortgage-domain/host/hostPaths';
import { isSampleAccount, toEncodedId } from '../accounts/accounts';
import type { Account } from '../database/schema';
import { stopImpersonatingPath } from '../impersonation/impersonationRoutes';
import { readEligibility } from '../messaging/eligibility';
import type { Inboxes } from '../messaging/inboxes';
import type { SignedIn } from '../sessions/sessions';
import { visitorOf } from '../sessions/visitor';
import { accountMenuOf, addressAt, siteOf } from '../sites/siteOfRequest';
import { sectionTexts, sectionsOf } from './sections';

export function navigationRoutes(
  server: FastifyInstance,
  services: Services,
): void {
  server.get(hostPaths.accountSections.path, sendSections(services));
  server.get(hostPaths.userNavigation.path, sendUserNavigation(services));
  server.get(hostPaths.pageFrame.path, sendPageFrame(services));
}

const sendSections =
  ({ db }: Services): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return neverStored(reply).send(
      visitor
        ? {
            sections: sectionsOf(siteOf(request), visitor.account),
            impersonation: toImpersonation(siteOf(request), visitor),
          }
        : {},
    );
  };

/** ENT-17. The notice is part of the server's answer, so that no page can leave it out (S22). */
const toImpersonation = (site: Site, { account, impersonator }: SignedIn) =>
  impersonator && {
    impersonation_email: account.email,
    impersonation_zuid: toEncodedId(account),
    stop_impersonation_link: addressAt(site, stopImpersonatingPath),
  };

const sendUserNavigation =
  ({ db, inboxes }: Services): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return visitor
      ? neverStored(reply).send(
          await readUserNavigation(siteOf(request), visitor.account, inboxes),
        )
      : neverStored(reply).code(401).send({ error: 'LoginRequired' });
  };

const sendPageFrame =
  ({ db, inboxes }: Services): Handler =>
  async (request, reply) => {
    const { topnav, footer, regionId } = readFrameQuery(request);
    const site = siteOf(request);
    const visitor = topnav ? await visitorOf(db, request) : undefined;
    return neverStored(reply).send({
      topnav: topnav && {
        json: {
          sections: regionSections(site, regionId),
          user:
            visitor &&
            (await readUserNavigation(site, visitor.account, inboxes)),
        },
      },
      footer: footer && { js: '/static/footer.js' },
    });
  };

function readFrameQuery(request: FastifyRequest) {
  const given = ['topnav', 'footer', 'regionId'].map((name) => [
    name,
    readQueryText(request, name),
  ]);
  return parseInput(pageFrameQuery, Object.fromEntries(given), 'query');
}

const sampleSavedSearchNews = 3;

/** The avatar menu of a signed-in visitor. */
async function readUserNavigation(
  site: Site,
  account: Account,
  inboxes: Inboxes,
) {
  const { firstName, lastName, email } = account;
  const { status, totalUnreadCount } = await readEligibility(account, inboxes);
  return {
    userAvatarData: {
      displayName: `${firstName} ${lastName}`.trim(),
      email,
      photo: account.photo || site.config.placeholderPhoto,
    },
    navLinks: toNavLinks(site, status === 'ELIGIBLE', {
      savedSearches: isSampleAccount(account) ? sampleSavedSearchNews : 0,
      inbox: totalUnreadCount,
    }),
  };
}

function toNavLinks(
  site: Site,
  isEligible: boolean,
  news: Readonly<Record<string, number>>,
) {
  const signOut = translate(
    'Sign out',
    sectionTexts[site.file.language ?? defaultLanguage],
  );
  const menu = toSignedInMenu(
    accountMenuOf(site),
    isEligible,
    site.config,
    signOut,
  );
  const links = menu.map(({ key, text: title, href, divider = false }) => {
    const notifications = news[key] ?? 0;
    return [
      key,
      { title, href, subLinks: [], divider, tag: '', notifications },
    ] as const;
  });
  return Object.fromEntries(links);
}
