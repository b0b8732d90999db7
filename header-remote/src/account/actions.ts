import type { AccountSections, UserNavigation } from 'mortgage-domain/navigation';
import type { SessionAction } from 'session-shared/session';

export const accountSectionsLoaded = (account: AccountSections) => ({ type: 'account/sectionsLoaded', account }) as const;
export const userNavigationLoaded = (navigation: UserNavigation) => ({ type: 'account/userNavigationLoaded', navigation }) as const;
export type AccountAction = ReturnType<typeof accountSectionsLoaded | typeof userNavigationLoaded> | SessionAction;
