/** The lender-advertising page's part of a site. Source: ledger LAP-3..7, LAP-17..26; docs/sites.md. */
import { readSitePart } from 'embed/site-parts';
import type { Wording } from 'mortgage-domain/languages/wording';
import type { Link } from 'mortgage-domain/links/link';
import type { LenderPageContent } from '../content/lenderPageContent';

export interface LenderPagePart extends Wording {
  readonly content: LenderPageContent;
  /** Below the button of the form. */
  readonly legal: readonly Link[];
  /** Where a form without its program sends a lead: the API's action, with the partner. Left out: nowhere. */
  readonly postTo?: string;
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

export const readPostAddress = (): string | undefined =>
  readLenderPagePart().postTo;
