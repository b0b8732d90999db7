import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import type { Api } from '../api/contract';
import { pageLinkPath } from '../page/pageLinks';
import { announceSignOut, type VisitorPlaces } from '../tabs/announceVisitor';
import { leaveAuthServices } from '../visitor/authServices';

interface Places extends VisitorPlaces {
  readonly navigate: (address: string) => void;
  readonly site: () => SiteConfig;
}

/** SEC-1 to SEC-4: out of the two auth services, out here and in the other tabs, and to the logout link. */
export const createSignOut =
  (api: Api, { navigate, site, ...places }: Places) =>
  async (): Promise<void> => {
    await leaveAuthServices(api);
    announceSignOut(places);
    navigate(pageLinkPath('signOut', site()));
  };
