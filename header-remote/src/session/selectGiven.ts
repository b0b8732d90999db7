import type { UserNavigation } from 'mortgage-domain/menus/userNavigation';
import type { SessionState } from 'session-shared/session';

/** The visitor that the page gives, about whom no call is made then. */
export const selectGiven = ({
  user,
}: SessionState): UserNavigation | undefined => user.lookup.given;
