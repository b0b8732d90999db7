import type { UserNavigation } from 'mortgage-domain/menus/userNavigation';
import type { SessionState } from 'session-shared/session';

/** What the page says of its visitor, about whom no call is made then. */
export const selectGiven = ({ user }: SessionState): UserNavigation | undefined =>
  user.lookup.given;
