/** Pages of and about lenders. Source: specification 2.2, 2.7; ledger LNK-2..9, OPN-4, OPN-6, OPN-52, OPN-85. */
import { buildPath, type Query } from '../links/buildPath';
import { toPathSegment } from '../links/pathSegment';

export const lenderAdvertisingPath = '/advertising/Mortgage.htm';
export const lenderDirectoryPath = '/lender-directory/';
export const coMarketingPath = '/comarketing/agent/Dashboard.htm';
export const lenderResourcesPath = '/lender-resources/';

/** With `zuid` a lender's profile by somebody else, without it one's own. */
export const buildLenderProfileEditPath = (zuid?: string): string =>
  buildPath('/mortgage/lender-profile/edit/', { zuid: zuid || undefined });

/** A text that is no id leads to the directory. */
export function buildLenderProfilePath(lenderId: string): string {
  const segment = toPathSegment(lenderId);
  return segment === undefined ? lenderDirectoryPath : `/lender-profile/${segment}/`;
}

export const buildLenderReviewPath = (query: Query): string =>
  buildPath('/mortgage/lender-review/', query);

export const buildReviewModerationPath = (id: string): string =>
  buildPath('/mortgage/review-moderation/', { id });

export const buildLenderReviewSharePath = (
  partnerId: string,
  lenderId: string,
  reviewId: string,
): string => buildPath('/mortgageapi/lender-review-share', { partnerId, lenderId, reviewId });
