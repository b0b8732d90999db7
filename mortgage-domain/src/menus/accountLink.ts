/**
 * A link of the account's menus.
 * Source: specification 2.5; ledger NAV-5, NAV-24, NAV-25, OPN-17.
 */
import type { KeyedLink } from '../links/link';

export interface AccountLink extends KeyedLink {
  /** A line above the entry. */
  readonly divider?: boolean;
  /** Whether the entry may carry a count. */
  readonly counted?: boolean;
  /**
   * The server sends the flag with the link; the page's address is then an absolute https one
   * (OPN-17).
   */
  readonly secure?: boolean;
}
