/** Where lenders go. Source: specification 2.2, 2.7; ledger LNK-1..9, LAP-8..14, OPN-4, OPN-6, OPN-18, OPN-52, OPN-85. */
import type { SiteConfig } from '../site/siteConfig';
import { toPathSegment } from '../fields/text';

export type Query = Readonly<Record<string, string | undefined>>;

/** A path with the values that are there as its query. */
export function buildPath(path: string, query: Query): string {
  const parameters = String(
    new URLSearchParams(
      Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  );
  return parameters ? `${path}?${parameters}` : path;
}

export const buildLenderProfileEditPath = (zuid?: string): string =>
  buildPath('/mortgage/lender-profile/edit/', { zuid: zuid || undefined });
/** A text that is no id leads to the directory. */
export function buildLenderProfilePath(lenderId: string): string {
  const segment = toPathSegment(lenderId);
  return segment === undefined ? lenderDirectoryPath : `/lender-profile/${segment}/`;
}
export const buildAccountPath = ({ accountPrefix }: Pick<SiteConfig, 'accountPrefix'>): string =>
  `/${accountPrefix}/Account.htm`;
export const buildLenderReviewPath = (query: Query): string =>
  buildPath('/mortgage/lender-review/', query);
export const buildReviewModerationPath = (id: string): string =>
  buildPath('/mortgage/review-moderation/', { id });
export const buildLenderReviewSharePath = (
  partnerId: string,
  lenderId: string,
  reviewId: string,
): string => buildPath('/mortgageapi/lender-review-share', { partnerId, lenderId, reviewId });
export const lenderDirectoryPath = '/lender-directory/';
export const coMarketingPath = '/comarketing/agent/Dashboard.htm';
export const lenderResourcesPath = '/lender-resources/';

export interface LenderNavigationItem {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  readonly active?: boolean;
}
/** What the lender record says; undefined until it has loaded, or when the lookup failed. */
export interface LenderNavigationFacts {
  readonly zuid?: string;
  readonly lender?: { readonly quoteParticipant: boolean };
}

/** The secondary navigation, in order: Quotes only for participants, Co-marketing once the record has loaded (LAP-8..14). */
export function lenderNavigation({
  zuid,
  lender,
}: LenderNavigationFacts): readonly LenderNavigationItem[] {
  const to = (path: string) => buildPath(path, { zuid: zuid || undefined });
  return [
    { key: 'overview', text: 'Overview', href: to('/mortgage/lender-hub/') },
    ...(lender?.quoteParticipant
      ? [{ key: 'quotes', text: 'Quotes', href: to('/mortgage/quotes-submitted/') }]
      : []),
    { key: 'billing', text: 'Billing', href: to('/mortgage/lender-billing/') },
    {
      key: 'advertising',
      text: 'Advertising',
      href: to('/advertising/Mortgage.htm'),
      active: true,
    },
    ...(lender ? [{ key: 'coMarketing', text: 'Co-marketing', href: to(coMarketingPath) }] : []),
    { key: 'reviews', text: 'Reviews', href: to('/mortgage/lender-reviews/') },
  ];
}
