/** A link as menus and footer list it. Source: specification 2.5, 2.6; ledger LNK-1. */
export interface Link {
  readonly text: string;
  readonly href: string;
}
export interface KeyedLink extends Link {
  readonly key: string;
}

export const toLink = (text: string, href: string): KeyedLink => ({
  key: href,
  text,
  href,
});

export const mainContentHref = '#main-content';
