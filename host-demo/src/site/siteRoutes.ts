/** The pages that embed the remotes, and one for every other link. @source OPN-34, OPN-91, OPN-92, CAL-4 */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { companyLinks } from 'mortgage-domain/footer/footerContent';
import { buildRegionPath } from 'mortgage-domain/places/region';
import type { Handler } from 'reference-api/http/requests';
import { otherTeamText, sendPage } from '../pages/render';
import type { ApiSettings } from 'reference-api/settings';
import { showIndex } from './indexPage';
import { linkTargets } from './linkTargets';
import { regionPages } from './regionPages';

/** The fictional home that the calculator's page names. */
const homePath = '/homedetails/12-larch-street/';
const homeAddress = '12 Larch Street, Sacramento, CA 95814';

export function siteRoutes(server: FastifyInstance, settings: ApiSettings): void {
  const showPlain =
    (title: string, embedConfig?: object): Handler =>
    (_request, reply) =>
      sendPage(reply, settings, 'plain', { title, text: otherTeamText, embedConfig });
  const [origin = ''] = settings.origins;
  /** The session sends it to the API when a visitor signs in on this page. */
  const calculatorProperty = {
    propertyAddress: homeAddress,
    propertyImageURL: `${origin}/static/sample-home.svg`,
    propertyURL: `${origin}${homePath}`,
  };
  server.get('/', showIndex(settings));
  regionPages(server, settings);
  server.get(homePath, showPlain(homeAddress));
  server.get('/mortgage-calculator/', showPlain('Mortgage calculator', { calculatorProperty }));
  withoutReload(server, settings);
  noticeRoutes(server);
  for (const { path: url, title } of linkTargets())
    if (!server.hasRoute({ method: 'GET', url })) server.get(url, showPlain(title));
}

const noticesFolder = path.join(import.meta.dirname, '../../notices');

/** The notices that the footer links to, as files (FTR-1, OPN-25). */
function noticeRoutes(server: FastifyInstance): void {
  for (const { href } of companyLinks)
    if (href.endsWith('.pdf')) server.get(href, sendNotice(path.basename(href)));
}

const sendNotice =
  (file: string): Handler =>
  async (_request, reply) =>
    reply.sendFile(file, noticesFolder, { cacheControl: false, etag: false, lastModified: false });

const withoutReloadPath = '/demo/without-reload/';

/** After a reload, each but the first is the server's own page at that address. */
const placesWithoutReload = [
  { href: withoutReloadPath, text: 'Start' },
  { href: buildRegionPath('mortgage-rates', { path: 'ca/los-angeles' }), text: 'Los Angeles' },
  { href: buildRegionPath('refinance', { path: 'tx' }), text: 'Texas' },
];

/** A page that navigates without reload, with a router of its own: `public/without-reload.js`. Source: docs/decisions/0013-navigation.md. */
function withoutReload(server: FastifyInstance, settings: ApiSettings): void {
  server.get(withoutReloadPath, (_request, reply) =>
    sendPage(reply, settings, 'without-reload', {
      title: 'Without reload',
      text: "This page's router changes the address and this text. The header updates its regional menu, its current item and the return address of sign-in, and passes its links to these pages to the router.",
      places: placesWithoutReload,
      embedConfig: { analyticsConsent: 'granted' },
    }),
  );
}
