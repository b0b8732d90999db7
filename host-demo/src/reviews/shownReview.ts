/** A review as people read it. Source: REV-1..5, ENT-11, ENM-14, LNK-9, OPN-99, OPN-102. */
import { formatDate } from 'mortgage-domain/fields/dates';
import {
  buildLenderReviewPath,
  buildLenderReviewSharePath,
} from 'mortgage-domain/lenders/lenderPaths';
import { rateExpectationLabels } from 'mortgage-domain/lenders/rateExpectation';
import { toShownRating } from 'mortgage-domain/lenders/rating';
import { formatService, readReviewedService } from 'mortgage-domain/lenders/reviewedService';
import type { LenderReview } from '../database/schema';
import { loanProductLabels, loanPurposeLabels } from '../loans/loanLabels';
import { firstSite } from '../sites/sites';

export interface ShownReview {
  readonly reviewId: string;
  readonly reviewer: string;
  /** In quarter steps (REV-5). */
  readonly rating: number;
  /** Empty where nothing is shown (REV-4). */
  readonly service: string;
  /** How the rate compared with what was expected; empty where it was not said. */
  readonly rate: string;
  /** `Purchase, 30 year fixed, VA`; empty where nothing was said. */
  readonly loan: string;
  readonly message: string;
  readonly writtenOn: string;
  readonly status: LenderReview['status'];
  readonly path: string;
  readonly sharePath: string;
}

export const toShownReview = (review: LenderReview): ShownReview => {
  const { reviewId, lenderId, reviewer, message, status, rateExpectation } = review;
  return {
    reviewId,
    reviewer,
    rating: toShownRating(review.rating),
    service: formatService(readReviewedService(review)),
    rate: rateExpectation ? rateExpectationLabels[rateExpectation] : '',
    loan: formatLoan(review),
    message,
    writtenOn: formatDate(review.createdAt.toISOString()),
    status,
    path: buildLenderReviewPath({ lenderId, reviewId }),
    sharePath: buildLenderReviewSharePath(firstSite.config.partnerIds.web, lenderId, reviewId),
  };
};

const formatLoan = ({
  loanPurpose,
  loanProduct,
  loanType,
}: Pick<LenderReview, 'loanPurpose' | 'loanProduct' | 'loanType'>): string =>
  [
    loanPurpose && loanPurposeLabels[loanPurpose],
    loanProduct && loanProductLabels[loanProduct],
    loanType,
  ]
    .filter(Boolean)
    .join(', ');
