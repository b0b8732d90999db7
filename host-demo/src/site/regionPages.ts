/** Pages of rates, which know their place: another team's, with the look of an old server page. Source: OPN-34, OPN-92; REG-1. */
import type { FastifyInstance } from 'fastify';
import { loanTermLabels, type LoanTerm } from 'mortgage-domain/loans/loanProduct';
import { parseRegion, type RegionPage } from 'mortgage-domain/places/region';
import { toSampleRate } from '../calculator/sampleRates';
import type { Handler } from '../http/requests';
import { otherTeamText } from '../pages/otherTeam';
import { sendPage } from '../pages/render';
import type { DemoServerSettings } from '../settings/settings';

/** The lender directory, the third of them, is ours. */
const titles: Readonly<Partial<Record<RegionPage, string>>> = {
  'mortgage-rates': 'Mortgage rates',
  refinance: 'Refinance rates',
};

const shownTerms: readonly LoanTerm[] = ['Fixed30Year', 'Fixed20Year', 'Fixed15Year', 'ARM5'];
/** The same everywhere: they are samples. */
const rates = shownTerms.map((term) => {
  const rate = toSampleRate({
    term,
    loanType: 'Conventional',
    creditScore: '760+',
    downPaymentBand: 'Normal',
    propertyType: 'SingleFamilyHome',
    propertyUse: 'Primary',
  });
  return [loanTermLabels[term], `${rate.toFixed(3)}%`] as const;
});

export function regionPages(server: FastifyInstance, settings: DemoServerSettings): void {
  for (const [page, title] of Object.entries(titles)) {
    const show = showRates(settings, title, page === 'refinance');
    server.get(`/${page}/:state?`, show);
    server.get(`/${page}/:state/:city`, show);
  }
}

const showRates =
  (settings: DemoServerSettings, title: string, includeShells: boolean): Handler =>
  ({ url }, reply) => {
    const region = parseRegion(url.replace(/[?#].*$/, ''));
    const place = region && (region.city ?? region.stateName);
    const whole = place ? `${title} in ${place}` : title;
    const meta = { description: `${whole} today, by loan and term. Sample figures of a demo.` };
    return sendPage(
      reply,
      settings,
      'plain',
      { title: whole, meta, text: otherTeamText, rates },
      { includeShells },
    );
  };
