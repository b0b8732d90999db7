/** Menus that depend on who somebody is, and on the place a page speaks of. Source: ledger CAL-12, CAL-14..16, ENT-14..17, OPN-27, OPN-28, OPN-110. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signedInMenu } from 'mortgage-domain/menus/signedInMenu';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { toEncodedId } from '../accounts/accounts';
import type { SignedIn } from '../accounts/sessions';
import type { Account } from '../database/schema';
import { decideEligibility } from '../messaging/eligibility';
import type { Inboxes } from '../messaging/inboxes';
import type { RouteContext } from '../routeContext';
import { stopImpersonatingPath } from '../pages/impersonationRoutes';
import { findPlaceOfRegion, toRegionInformation } from '../places/places';
import { sectionsOf } from './sections';
import { neverStored, visitorOf } from './visitor';

const footerScript = '/static/footer.js';
const sampleSavedSearchNews = 3;

export async function navigationRoutes(
  server: FastifyInstance,
  { db, inboxes }: RouteContext,
): Promise<void> {
  server.get('/ajax/nav/UserNavAsync.htm', async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return neverStored(reply).send(
      visitor ? { sections: sectionsOf(visitor.account), ...toImpersonation(visitor) } : {},
    );
  });

  server.get(
    `/${defaultSiteConfig.accountPrefix}/api/v1/userNavigation`,
    async (request, reply) => {
      const visitor = await visitorOf(db, request);
      if (!visitor) return neverStored(reply).code(401).send({ error: 'LoginRequired' });
      return neverStored(reply).send(toUserNavigation(visitor.account, inboxes));
    },
  );

  server.get('/ajax/nav/PageFrame.htm', async (request, reply) => {
    const { topnav, footer, regionId } = readParts(request);
    if (topnav === undefined && footer === undefined)
      return neverStored(reply).code(400).send({
        error: 'InvalidRequest',
        field: 'topnav',
        message: 'Ask for topnav={format:json} or footer={format:scriptOnly}.',
      });
    if (topnav !== undefined && topnav !== '{format:json}')
      return neverStored(reply).code(400).send({
        error: 'InvalidRequest',
        field: 'topnav',
        message: 'The format of topnav is {format:json}.',
      });
    if (footer !== undefined && footer !== '{format:scriptOnly}')
      return neverStored(reply).code(400).send({
        error: 'InvalidRequest',
        field: 'footer',
        message: 'The format of footer is {format:scriptOnly}.',
      });
    const visitor = topnav === undefined ? undefined : await visitorOf(db, request);
    return neverStored(reply).send({
      ...(topnav === undefined
        ? {}
        : {
            topnav: {
              json: {
                sections: regionSections(regionId),
                ...(visitor ? { user: toUserNavigation(visitor.account, inboxes) } : {}),
              },
            },
          }),
      ...(footer === undefined ? {} : { footer: { js: footerScript } }),
    });
  });
}

/** A name that is given twice counts as not given. */
function readParts(request: FastifyRequest): {
  readonly topnav?: string;
  readonly footer?: string;
  readonly regionId?: string;
} {
  const { searchParams } = new URL(request.url, 'http://host');
  return Object.fromEntries(
    ['topnav', 'footer', 'regionId'].flatMap((name) => {
      const values = searchParams.getAll(name);
      return values.length === 1 ? [[name, values[0]]] : [];
    }),
  );
}

function toUserNavigation(account: Account, inboxes: Inboxes) {
  const { firstName, lastName, email } = account;
  const { status, totalUnreadCount } = decideEligibility(account, inboxes);
  const news: Readonly<Record<string, number>> = {
    savedSearches: sampleSavedSearchNews,
    inbox: totalUnreadCount,
  };
  const entries = signedInMenu(defaultSiteConfig, status === 'ELIGIBLE').map(
    ({ key, text, href, divider = false, counted }) =>
      [
        key,
        {
          title: text,
          href,
          subLinks: [],
          divider,
          tag: '',
          notifications: counted ? (news[key] ?? 0) : 0,
        },
      ] as const,
  );
  return {
    userAvatarData: {
      displayName: `${firstName} ${lastName}`.trim(),
      email,
      photo: defaultSiteConfig.placeholderPhoto,
    },
    navLinks: Object.fromEntries(entries),
  };
}

/** What the top navigation adds for a place. */
function regionSections(regionId: string | undefined) {
  const place = regionId === undefined ? undefined : findPlaceOfRegion(regionId);
  if (!place) return [];
  const { stateAbbreviation, cityName, stateName } = toRegionInformation(place);
  const slug = cityName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const path = `${stateAbbreviation.toLowerCase()}/${slug ? `${slug}/` : ''}`;
  const name = cityName || stateName;
  return [
    {
      key: 'region',
      link: { text: name, href: `/mortgage-rates/${path}` },
      subsections: [
        {
          title: name,
          links: [
            { text: `${name} mortgage rates`, href: `/mortgage-rates/${path}` },
            { text: `${name} refinance rates`, href: `/refinance/${path}` },
            { text: `${name} lenders`, href: `/lender-directory/${path}` },
          ],
        },
      ],
    },
  ];
}

/** ENT-17. The notice is part of the server's answer, so that no page can leave it out (S22). */
const toImpersonation = ({ account, impersonator }: SignedIn) =>
  impersonator
    ? {
        impersonation: {
          impersonation_email: account.email,
          impersonation_zuid: toEncodedId(account),
          stop_impersonation_link: stopImpersonatingPath,
        },
      }
    : {};
