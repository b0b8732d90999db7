/** A link of the account's menus. Source: specification 2.5; ledger NAV-5, NAV-24, NAV-25, OPN-17. */
import type { KeyedLink } from '../links/link';

export interface AccountLink extends KeyedLink {
  /** A line above the entry. */
  readonly divider?: boolean;
  /** Whether the entry may carry a count. */
  readonly counted?: boolean;
  /** The address is an absolute https one where the site has TLS (OPN-17): `toSecureHref` makes it. */
  readonly secure?: boolean;
}
