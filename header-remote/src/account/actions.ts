import type { AccountSections } from 'mortgage-domain/menus/accountSections';
import type { UserNavigation } from 'mortgage-domain/menus/userNavigation';
import type { SessionAction } from 'session-shared/session';

/** The user id is missing while the sections are all that is known of the visitor. */
export const accountSectionsLoaded = (account: AccountSections, userId?: string) =>
  ({ type: 'account/sectionsLoaded', account, userId }) as const;
export const userNavigationLoaded = (navigation: UserNavigation) =>
  ({ type: 'account/userNavigationLoaded', navigation }) as const;
export type AccountAction =
  ReturnType<typeof accountSectionsLoaded | typeof userNavigationLoaded> | SessionAction;
