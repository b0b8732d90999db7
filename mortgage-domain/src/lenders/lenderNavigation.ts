/** The secondary navigation bar of lenders. Source: specification 2.7; ledger LAP-8..14, OPN-18, OPN-52. */
import { buildPath } from '../links/buildPath';
import { coMarketingPath, lenderAdvertisingPath } from './lenderPaths';

export interface LenderNavigationItem {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  readonly active?: boolean;
}
/** What is known of the lender; undefined until it has loaded, or when the lookup failed. */
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
      href: to(lenderAdvertisingPath),
      active: true,
    },
    ...(lender ? [{ key: 'coMarketing', text: 'Co-marketing', href: to(coMarketingPath) }] : []),
    { key: 'reviews', text: 'Reviews', href: to('/mortgage/lender-reviews/') },
  ];
}
