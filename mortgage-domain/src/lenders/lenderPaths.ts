/** Pages of and about lenders. Source: ledger LNK-2..9, OPN-4, OPN-6, OPN-52, OPN-85. */
import { buildPath, toPathSegment, type Query } from '../links/buildPath';

export const lenderAdvertisingPath = '/advertising/Mortgage.htm';
export const lenderDirectoryPath = '/lender-directory/';
const lenderProfileEditPath = '/mortgage/lender-profile/edit/';
const lenderReviewPath = '/mortgage/lender-review/';
export const reviewModerationPath = '/mortgage/review-moderation/';
const lenderReviewSharePath = '/mortgageapi/lender-review-share';
export const coMarketingPath = '/comarketing/agent/Dashboard.htm';

/** With `zuid` another lender's profile, without it the visitor's own. */
export const buildLenderProfileEditPath = (zuid?: string): string =>
  buildPath(lenderProfileEditPath, { zuid: zuid || undefined });

/** @example buildLenderProfilePath('L-1001') // '/lender-profile/L-1001/' */
export function buildLenderProfilePath(lenderId: string): string {
  const segment = toPathSegment(lenderId);
  return segment === undefined
    ? lenderDirectoryPath
    : `/lender-profile/${segment}/`;
}

/** @example buildLenderReviewPath({ lenderId: 'L-1001' }) // '/mortgage/lender-review/?lenderId=L-1001' */
export const buildLenderReviewPath = (query: Query): string =>
  buildPath(lenderReviewPath, query);

/** @example buildReviewModerationPath('r-1') // '/mortgage/review-moderation/?id=r-1' */
export const buildReviewModerationPath = (id: string): string =>
  buildPath(reviewModerationPath, { id });

/** @example buildLenderReviewSharePath('P1', 'L-1001', 'r-1') // '/mortgageapi/lender-review-share?partnerId=P1&lenderId=L-1001&reviewId=r-1' */
export const buildLenderReviewSharePath = (
  partnerId: string,
  lenderId: string,
  reviewId: string,
): string =>
  buildPath(lenderReviewSharePath, { partnerId, lenderId, reviewId });
