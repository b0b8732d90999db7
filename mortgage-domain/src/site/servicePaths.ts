/** Services besides the API's actions. Source: ledger CAL-2, CAL-12..16, SEC-1, OPN-27. */
import type { AccountSite } from './accountPaths';

/** The visitor of the browser's cookie (CAL-2). */
export const whoAmIPath = '/user/account/services/WhoAmI.htm';
export const accountSectionsPath = '/ajax/nav/UserNavAsync.htm';
/** Navigation and footer of a page (CAL-14, CAL-15). */
export const pageFramePath = '/ajax/nav/PageFrame.htm';
/** Messaging eligibility (CAL-13). */
export const graphqlPath = '/graphql';

/** The signed-in visitor's own navigation (CAL-12). */
export const buildUserNavigationPath = ({
  accountPrefix,
}: AccountSite): string => `/${accountPrefix}/api/v1/userNavigation`;

/** Signing out calls `/csrf` and `/signout` of both (SEC-1). */
export const authServiceBases = [
  '/homeloans/mortgage/api/auth',
  '/homeloans/api/auth',
] as const;
