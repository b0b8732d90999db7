import type { Api } from '../api/contract';
import { pageLinkPaths } from '../page/pageLinks';
import { announceSignOut, type VisitorPlaces } from '../tabs/announceVisitor';
import { leaveAuthServices } from '../visitor/authServices';

/** SEC-1 to SEC-4: out of the two auth services, out here and in the other tabs, and to the logout link. */
export const createSignOut =
  (api: Api, places: VisitorPlaces, navigate: (address: string) => void) =>
  async (): Promise<void> => {
    await leaveAuthServices(api);
    announceSignOut(places);
    navigate(pageLinkPaths.signOut);
  };
