/** Pages of rates, which know their place: another team's, with the look of an old server page. Source: OPN-34, OPN-92; REG-1. */
import type { FastifyInstance } from 'fastify';
import { parseRegion, type RegionPage } from 'mortgage-domain/places/region';
import type { Handler } from 'reference-api/http/requests';
import { otherTeamText, sendPage } from '../pages/render';
import type { ApiSettings } from 'reference-api/settings';

const titles: Readonly<Record<RegionPage, string>> = {
  'mortgage-rates': 'Mortgage rates',
  refinance: 'Refinance rates',
  'lender-directory': 'Lender directory',
};

const rates = [
  ['30 year fixed', '6.375%'],
  ['20 year fixed', '6.125%'],
  ['15 year fixed', '5.625%'],
  ['5 year ARM', '6.000%'],
];

export function regionPages(server: FastifyInstance, settings: ApiSettings): void {
  for (const [page, title] of Object.entries(titles)) {
    const show = showRates(settings, title, page === 'refinance');
    server.get(`/${page}/:state?`, show);
    server.get(`/${page}/:state/:city`, show);
  }
}

const describeSample = (title: string) => ({
  meta: { description: `${title} today, by loan and term. Sample figures of a demo.` },
  rates,
});

const showRates =
  (settings: ApiSettings, title: string, includeShells: boolean): Handler =>
  ({ url }, reply) => {
    const region = parseRegion(url.replace(/[?#].*$/, ''));
    const place = region && (region.city ?? region.stateName);
    const whole = place ? `${title} in ${place}` : title;
    return sendPage(
      reply,
      settings,
      'plain',
      { title: whole, text: otherTeamText, ...(settings.isDemo && describeSample(whole)) },
      { includeShells },
    );
  };
