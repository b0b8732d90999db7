/** The pages that embed the remotes, and one for every other link. @source OPN-25, OPN-34, OPN-91, OPN-92, CAL-4, FTR-1 */
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { companyLinks } from 'mortgage-domain/footer/footerContent';
import { leadPageCookie } from 'mortgage-domain/leads/leadAction';
import { lenderAdvertisingPath } from 'mortgage-domain/lenders/lenderPaths';
import {
  buildRegionPath,
  parseRegion,
  regionPages,
} from 'mortgage-domain/places/region';
import type { RegionPage } from 'mortgage-domain/places/region';
import { type Handler, ownCookie } from 'reference-api/http/requests';
import { demoClientId } from 'reference-api/one-tap/credentials';
import { sendPage } from '../pages/render';
import { usualPaths } from 'mortgage-domain/site/sitePaths';
import type { ApiSettings } from 'reference-api/settings';
import { toRoute } from 'reference-api/site-addresses';
import { showIndex } from './indexPage';
import { linkTargets } from './linkTargets';
import { noContent, pageTexts, sampleRates } from '../pages/pageTexts';

/** The fictional home that the calculator's page names. */
const homePath = '/homedetails/12-larch-street/';
const calculatorPath = '/mortgage-calculator';
const homeAddress = '12 Larch Street, Sacramento, CA 95814';

const showPlain =
  (settings: ApiSettings, title: string, embedConfig?: object): Handler =>
  (request, reply) =>
    sendPage(reply, settings, 'plain', {
      title,
      embedConfig,
      ...noContent(request, settings),
    });

const resourcesRoute = toRoute(usualPaths.lenderResources);

/** Repeats the form's confirmation, which a visitor sees for two seconds only (LAP-27). */
const showResources =
  (settings: ApiSettings, title: string): Handler =>
  (request, reply) => {
    const facts = noContent(request, settings);
    const text = `${pageTexts(request).received} ${facts.text}`;
    return sendPage(reply, settings, 'plain', { title, ...facts, text });
  };

export function samplePages(
  server: FastifyInstance,
  settings: ApiSettings,
): void {
  const [origin = ''] = settings.origins;
  /** The session sends it to the API when a visitor signs in on this page. */
  const calculatorProperty = {
    propertyAddress: homeAddress,
    propertyImageURL: `${origin}/static/sample-home.svg`,
    propertyURL: `${origin}${homePath}`,
  };
  server.get('/', showIndex(settings));
  server.get(homePath, showPlain(settings, homeAddress));
  server.get('/lender-profile/L-1001', showPlain(settings, 'Lender profile'));
  server.get(
    calculatorPath,
    showPlain(settings, 'Mortgage calculator', { calculatorProperty }),
  );
  server.get(withoutReloadPath, showWithoutReload(settings));
  if (settings.googleClientId) {
    return;
  }
  const oneTap = {
    googleClientId: demoClientId,
    oneTapScriptUrl: '/static/one-tap.js',
  };
  server.get('/demo/one-tap/', showPlain(settings, 'One-tap', oneTap));
}

export function siteRoutes(
  server: FastifyInstance,
  settings: ApiSettings,
): void {
  rateRoutes(server, settings);
  noticeRoutes(server);
  const home = { path: '/', title: 'Home' };
  const calculator = { path: calculatorPath, title: 'Mortgage calculator' };
  for (const { path, title } of [home, calculator, ...linkTargets()]) {
    if (!server.hasRoute({ method: 'GET', url: path })) {
      const show = path === resourcesRoute ? showResources : showPlain;
      server.get(path, show(settings, title));
    }
  }
}

/** Pages of rates, each for the place in its address (REG-1). */
function rateRoutes(server: FastifyInstance, settings: ApiSettings): void {
  for (const page of regionPages) {
    const show = showRates(settings, page);
    server.get(`/${page}/:state?`, show);
    server.get(`/${page}/:state/:city`, show);
  }
}

const showRates =
  (settings: ApiSettings, page: RegionPage): Handler =>
  (request, reply) => {
    const texts = pageTexts(request);
    const region = parseRegion(request.url.replace(/[?#].*$/, ''));
    const place = region && (region.city ?? region.stateName);
    const title = place ? `${texts[page]} ${texts.in} ${place}` : texts[page];
    const hasRates = settings.isDemo && page !== 'lender-directory';
    const facts = hasRates
      ? sampleRates(request)
      : noContent(request, settings);
    return sendPage(
      reply,
      settings,
      'plain',
      { title, meta: { description: `${title}. ${facts.text}` }, ...facts },
      { includeShells: page === 'refinance' },
    );
  };

const withoutReloadPath = '/demo/without-reload/';

/** After a reload, each but the first is the server's own page at that address. */
const places = [
  { href: withoutReloadPath, text: 'Start' },
  {
    href: buildRegionPath('mortgage-rates', { path: 'ca/los-angeles' }),
    text: 'Los Angeles',
  },
  { href: buildRegionPath('refinance', { path: 'tx' }), text: 'Texas' },
];

/** A page that navigates without reload, with a router of its own: `public/without-reload.js` (docs/decisions/0013-navigation.md). */
const showWithoutReload =
  (settings: ApiSettings): Handler =>
  (_request, reply) =>
    sendPage(reply, settings, 'without-reload', {
      title: 'Without reload',
      text: "This page's router changes the address and this text. The header updates its regional menu, its current item and the return address of sign-in, and passes its links to these pages to the router.",
      places,
      embedConfig: { analyticsConsent: 'granted' },
    });

const noticesFolder = path.join(import.meta.dirname, '../../notices');
const alwaysSent = { cacheControl: false, etag: false, lastModified: false };

function noticeRoutes(server: FastifyInstance): void {
  for (const { href } of companyLinks) {
    if (href.endsWith('.pdf')) {
      server.get(href, (_request, reply) =>
        reply.sendFile(path.basename(href), noticesFolder, alwaysSent),
      );
    }
  }
}

/** The lender-advertising page in its hosts: a plain one and a hostile one (LAP-1; F58). */
export function advertisingPages(
  server: FastifyInstance,
  settings: ApiSettings,
): void {
  server.get(lenderAdvertisingPath, showForm(settings, 'lender'));
  if (!settings.isDemo) {
    return;
  }
  server.get('/legacy/webforms', showForm(settings, 'webforms', true));
}

const showForm =
  (settings: ApiSettings, view: string, isHostile = false): Handler =>
  (request, reply) => {
    const { advertise: title, language, description } = pageTexts(request);
    const facts = { title, language, meta: { description } };
    return sendPage(markLeadPage(reply), settings, view, facts, {
      isHostile,
      includeShells: !isHostile,
    });
  };

/** The API refuses a lead that is sent faster than a person can type (S09). */
const markLeadPage = (reply: FastifyReply): FastifyReply =>
  reply.setCookie(leadPageCookie, String(Date.now()), ownCookie(reply.request));
