/** The pages that embed the remotes, and one for every other link. @source OPN-34, OPN-91, OPN-92, CAL-4 */
import type { FastifyInstance } from 'fastify';
import type { Handler } from 'reference-api/http/requests';
import { demoClientId } from 'reference-api/one-tap/credentials';
import { sendPage } from '../pages/render';
import type { ApiSettings } from 'reference-api/settings';
import { showIndex } from './indexPage';
import { linkTargets } from './linkTargets';
import { noticeRoutes } from './notices';
import { noContent } from '../pages/pageTexts';
import { regionPages } from './regionPages';
import { withoutReload } from './withoutReload';

/** The fictional home that the calculator's page names. */
const homePath = '/homedetails/12-larch-street/';
const calculatorPath = '/mortgage-calculator';
const homeAddress = '12 Larch Street, Sacramento, CA 95814';

const showPlain =
  (settings: ApiSettings, title: string, embedConfig?: object): Handler =>
  (request, reply) =>
    sendPage(reply, settings, 'plain', { title, embedConfig, ...noContent(request, settings) });

export function samplePages(server: FastifyInstance, settings: ApiSettings): void {
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
  server.get(calculatorPath, showPlain(settings, 'Mortgage calculator', { calculatorProperty }));
  withoutReload(server, settings);
  if (settings.googleClientId) return;
  const oneTap = { googleClientId: demoClientId, oneTapScriptUrl: '/static/one-tap.js' };
  server.get('/demo/one-tap/', showPlain(settings, 'One-tap', oneTap));
}

export function siteRoutes(server: FastifyInstance, settings: ApiSettings): void {
  regionPages(server, settings);
  noticeRoutes(server);
  const home = { path: '/', title: 'Home' };
  const calculator = { path: calculatorPath, title: 'Mortgage calculator' };
  for (const { path, title } of [home, calculator, ...linkTargets()])
    if (!server.hasRoute({ method: 'GET', url: path }))
      server.get(path, showPlain(settings, title));
}
