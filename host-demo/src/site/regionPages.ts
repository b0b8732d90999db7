/** Pages of rates, which know their place. Source: OPN-34, OPN-92; REG-1. */
import type { FastifyInstance } from 'fastify';
import { parseRegion, regionPages as pages, type RegionPage } from 'mortgage-domain/places/region';
import type { Handler } from 'reference-api/http/requests';
import { sendPage } from '../pages/render';
import type { ApiSettings } from 'reference-api/settings';
import { noContent, pageTexts, sampleRates } from '../pages/pageTexts';

export function regionPages(server: FastifyInstance, settings: ApiSettings): void {
  for (const page of pages) {
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
    const facts = hasRates ? sampleRates(request) : noContent(request, settings);
    return sendPage(
      reply,
      settings,
      'plain',
      { title, meta: { description: `${title}. ${facts.text}` }, ...facts },
      { includeShells: page === 'refinance' },
    );
  };
