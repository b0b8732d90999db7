/** The lender-advertising page's part of a site. Source: ledger LAP-3..7, LAP-17..26; docs/sites.md. */
import { readSitePart } from 'embed/site-parts';
import type { Wording } from 'mortgage-domain/languages/wording';
import type { Link } from 'mortgage-domain/links/link';
import type { LenderPageContent } from '../content/lenderPageContent';

export interface LenderPagePart extends Wording {
  readonly content: LenderPageContent;
  /** Below the button of the form. */
  readonly legal: readonly Link[];
}

/** Throws where nothing was stamped: there is no page to show then, and the static view stays. */
export function readLenderPagePart(): LenderPagePart {
  const part = readSitePart<LenderPagePart | undefined>(
    globalThis,
    'lender-advertising-remote',
    undefined,
  );
  if (!part) {
    throw new Error(
      'The stamp has no texts for this page. Stamp the target again.',
    );
  }
  return part;
}
