/** What the header links to besides its menus. Source: ledger NAV-1, NAV-3, OPN-15. */
import type { KeyedLink } from '../links/link';

/** Where the logo leads. */
export const homePath = '/';

export const helpLink: KeyedLink = { key: 'help', text: 'Help', href: '/help/' };
