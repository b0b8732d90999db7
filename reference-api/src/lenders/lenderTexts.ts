/** The English texts of the links to a lender's own pages. @source ledger LAP-8..13 */
import type { LenderNavigationKey } from 'mortgage-domain/lenders/lenderNavigation';

export const lenderTexts: Readonly<Record<LenderNavigationKey, string>> = {
  overview: 'Overview',
  quotes: 'Quotes',
  billing: 'Billing',
  advertising: 'Advertising',
  coMarketing: 'Co-marketing',
  reviews: 'Reviews',
};
