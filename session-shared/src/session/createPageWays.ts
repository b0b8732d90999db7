/** The ways in and out of pages without our dialogs: by pages of the site, or none at all. Source: ledger OPN-133. */
import { findAccountPage, type AccountPageName } from 'mortgage-domain/site/accountPages';
import { withReturn } from 'mortgage-domain/site/returnAddress';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { lightboxHidden } from '../registration/registration';
import type { SignIn } from '../sign-in/signIn';
import type { Session, SessionStore } from './contract';

interface Places {
  readonly window: Window;
  readonly navigate: (address: string) => void;
  readonly store: SessionStore;
  readonly site: () => SiteConfig;
}

interface PageWays {
  readonly signIn: SignIn;
  readonly signOut: Session['signOut'];
}

/** Undefined where our dialogs are used. Where the site has account pages, the browser leaves for them. */
export function createPageWays({ window, navigate, store, site }: Places): PageWays | undefined {
  if (site().account === 'dialog') return undefined;
  const leave = (page: AccountPageName): void => {
    if (site().account === 'page')
      navigate(withReturn(findAccountPage(page, site()), window.location));
  };
  return {
    signIn: async ({ tab = 'signIn' } = {}) => {
      leave(tab);
      // An action may have asked for the dialog (STO-6).
      store.dispatch(lightboxHidden());
      return undefined;
    },
    signOut: async () => leave('signOut'),
  };
}
