/** The legacy pages that embed the remotes, and one for every link that is not ours. Source: OPN-34, OPN-92. */
import type { FastifyInstance } from 'fastify';
import { lenderReviewPath } from 'mortgage-domain/lenders/lenderPaths';
import type { Handler } from 'reference-api/http/requests';
import { otherTeamText } from '../pages/otherTeam';
import { sendPage } from '../pages/render';
import type { DemoServerSettings } from 'reference-api/settings';
import { advertisePage } from './advertisePage';
import { showIndex } from './indexPage';
import { linkTargets } from './linkTargets';
import { noticeRoutes } from './notices';
import { regionPages } from './regionPages';
import {
  calculatorPath,
  sampleHomeAddress,
  sampleHomePath,
  toCalculatorProperty,
} from './sampleHome';
import { withoutReload } from './withoutReload';

/** Pages with rules of their own stand before these. */
export function siteRoutes(server: FastifyInstance, settings: DemoServerSettings): void {
  server.get('/', showIndex(settings));
  regionPages(server, settings);
  server.get(sampleHomePath, showPlain(settings, sampleHomeAddress));
  const calculatorProperty = toCalculatorProperty(settings.origins[0] ?? '');
  server.get(calculatorPath, showPlain(settings, 'Mortgage calculator', { calculatorProperty }));
  server.get(lenderReviewPath, showPlain(settings, 'Review a lender'));
  advertisePage(server, settings);
  withoutReload(server, settings);
  noticeRoutes(server);
  for (const { path, title } of linkTargets())
    if (!server.hasRoute({ method: 'GET', url: path }))
      server.get(path, showPlain(settings, title));
}

const showPlain =
  (settings: DemoServerSettings, title: string, embedConfig?: object): Handler =>
  (_request, reply) =>
    sendPage(reply, settings, 'plain', { title, text: otherTeamText, embedConfig });
