/** The shape of a menu of the header. Source: specification 2.5; ledger NAV-1, NAV-2. */
import type { KeyedLink } from '../links/link';

export interface MenuGroup {
  readonly title?: string;
  readonly links: readonly KeyedLink[];
}
export interface Menu {
  readonly key: string;
  readonly text: string;
  readonly top: KeyedLink;
  readonly groups: readonly MenuGroup[];
  /** The server's count of news, shown next to the menu's own page (ENT-12). */
  readonly badge?: string;
  /** Admin links are red (NAV-36). */
  readonly isAdmin?: boolean;
  /** Shown in two columns, wider than other menus (OPN-108). */
  readonly mega?: boolean;
  readonly prompt?: KeyedLink;
}
