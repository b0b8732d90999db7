/** The way in and out. Source: specification 2.5; ledger NAV-3, NAV-22, NAV-23, OPN-22. */
import type { KeyedLink } from '../links/link';
import { registrationPath, signInPath, signOutPath } from '../site/accountPaths';

export const signInLink: KeyedLink = { key: 'signIn', text: 'Sign In', href: signInPath };
export const joinLink: KeyedLink = { key: 'join', text: 'Join', href: registrationPath };
export const signOutLink: KeyedLink = { key: 'signOut', text: 'Sign out', href: signOutPath };
