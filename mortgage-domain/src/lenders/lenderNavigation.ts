/** The secondary navigation bar of lenders. Source: ledger LAP-8..14, OPN-18, OPN-52. */
import { buildPath } from '../links/buildPath';
import { coMarketingPath, lenderAdvertisingPath } from './lenderPaths';

export type LenderNavigationKey =
  | 'overview'
  | 'quotes'
  | 'billing'
  | 'advertising'
  | 'coMarketing'
  | 'reviews';

export interface LenderNavigationItem {
  readonly key: LenderNavigationKey;
  readonly href: string;
  readonly active?: boolean;
}
/** The lender, or undefined until it has loaded and after a failed lookup. */
export interface LenderNavigationFacts {
  readonly zuid?: string;
  readonly lender?: { readonly quoteParticipant: boolean };
}

/** Quotes only for participants, Co-marketing once the record has loaded (LAP-8..14). */
export function lenderNavigation({
  zuid,
  lender,
}: LenderNavigationFacts): readonly LenderNavigationItem[] {
  const to = (path: string) => buildPath(path, { zuid: zuid || undefined });
  return [
    { key: 'overview', href: to('/mortgage/lender-hub/') },
    ...(lender?.quoteParticipant
      ? [{ key: 'quotes', href: to('/mortgage/quotes-submitted/') } as const]
      : []),
    { key: 'billing', href: to('/mortgage/lender-billing/') },
    { key: 'advertising', href: to(lenderAdvertisingPath), active: true },
    ...(lender
      ? [{ key: 'coMarketing', href: to(coMarketingPath) } as const]
      : []),
    { key: 'reviews', href: to('/mortgage/lender-reviews/') },
  ];
}
