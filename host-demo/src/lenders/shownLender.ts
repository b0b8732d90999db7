/** A lender as the directory and the pages show it. Source: ENT-6, LNK-3, LNK-5, LNK-6, LNK-10, REV-5, OPN-5, OPN-6. */
import { formatLenderName, readLenderDisplay } from 'mortgage-domain/lenders/lenderName';
import { buildLenderProfilePath, buildLenderReviewPath } from 'mortgage-domain/lenders/lenderPaths';
import { toShownRating } from 'mortgage-domain/lenders/rating';
import { buildPath } from 'mortgage-domain/links/buildPath';
import { stateNames } from 'mortgage-domain/places/stateNames';
import type { Lender } from '../database/schema';
import type { LenderRating } from '../reviews/reviewStore';
import { firstSite } from '../sites/sites';

export interface ShownLender {
  readonly lenderId: string;
  readonly name: string;
  /** Empty where the name says it already. */
  readonly company: string;
  readonly nmlsId: number;
  readonly about: string;
  readonly states: readonly string[];
  /** In quarter steps (REV-5). */
  readonly rating: number;
  /** How many reviews are published. */
  readonly reviews: number;
  readonly profilePath: string;
  readonly reviewPath: string;
  /** The page's session adds who visits (LNK-11, LNK-12). */
  readonly websiteHref: string | undefined;
}

export function toShownLender(
  lender: Lender,
  { average, reviews }: LenderRating = { average: 0, reviews: 0 },
): ShownLender {
  const { lenderId, nmlsId, about } = lender;
  const display = readLenderDisplay(lender.display);
  const name = formatLenderName(display);
  return {
    lenderId,
    name,
    company: display.companyName && display.companyName !== name ? display.companyName : '',
    nmlsId,
    about,
    states: lender.states.map((state) => stateNames[state]),
    rating: toShownRating(average),
    reviews,
    profilePath: buildLenderProfilePath(lenderId),
    reviewPath: buildLenderReviewPath({ lenderId }),
    websiteHref: lender.hasWebsite
      ? buildPath(firstSite.config.serverUrls.lenderWebsite.baseUrl, { lenderId })
      : undefined,
  };
}
