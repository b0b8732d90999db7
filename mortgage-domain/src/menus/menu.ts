/** The shape of a menu of the header. Source: specification 2.5; ledger NAV-1, NAV-2. */
export interface MenuLink {
  readonly text: string;
  readonly href: string;
}
/** A link of the registry; its key is unique within its list. */
export interface KeyedLink extends MenuLink {
  readonly key: string;
}
export interface MenuGroup {
  readonly title?: string;
  readonly links: readonly KeyedLink[];
}
export interface Menu {
  readonly key: string;
  readonly text: string;
  /** The menu's own page. */
  readonly top: KeyedLink;
  readonly groups: readonly MenuGroup[];
  /** A line at the foot of the panel. */
  readonly prompt?: KeyedLink;
}

/** One line of a menu's table; the path names it. */
export const toLink = (text: string, href: string): KeyedLink => ({ key: href, text, href });
