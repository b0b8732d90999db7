/** Where lenders go. Source: specification 2.2, 2.7; ledger LNK-2, LNK-3, LNK-5..9, LAP-8..14, OPN-4, OPN-6, OPN-52. */

type Query = Readonly<Record<string, string | undefined>>;

/** A path with the values that are there as its query. */
export function buildPath(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

export const buildLenderProfileEditPath = (zuid?: string): string => buildPath('/mortgage/lender-profile/edit/', { zuid: zuid || undefined });
export const buildLenderProfilePath = (lenderId: string): string => `/lender-profile/${encodeURIComponent(lenderId)}/`;
export const buildLenderReviewPath = (query: Query): string => buildPath('/mortgage/lender-review/', query);
export const buildReviewModerationPath = (id: string): string => buildPath('/mortgage/review-moderation/', { id });
export const buildLenderReviewSharePath = (partnerId: string, lenderId: string, reviewId: string): string =>
  buildPath('/mortgageapi/lender-review-share', { partnerId, lenderId, reviewId });
export const lenderDirectoryPath = '/lender-directory/';
export const coMarketingPath = '/comarketing/agent/Dashboard.htm';
export const lenderResourcesPath = '/lender-resources/';

export interface LenderNavigationItem { readonly text: string; readonly href: string; readonly active?: boolean }
/** What the lender record says; undefined until it has loaded, or when the lookup failed. */
export interface LenderNavigationFacts { readonly zuid?: string; readonly lender?: { readonly quoteParticipant: boolean } }

/** The secondary navigation, in order: Quotes only for participants, Co-marketing once the record has loaded (LAP-8..14). */
export function lenderNavigation({ zuid, lender }: LenderNavigationFacts): readonly LenderNavigationItem[] {
  const to = (path: string) => buildPath(path, { zuid: zuid || undefined });
  return [
    { text: 'Overview', href: to('/mortgage/lender-hub/') },
    ...(lender?.quoteParticipant ? [{ text: 'Quotes', href: to('/mortgage/quotes-submitted/') }] : []),
    { text: 'Billing', href: to('/mortgage/lender-billing/') },
    { text: 'Advertising', href: to('/advertising/Mortgage.htm'), active: true },
    ...(lender ? [{ text: 'Co-marketing', href: to(coMarketingPath) }] : []),
    { text: 'Reviews', href: to('/mortgage/lender-reviews/') },
  ];
}
