import { defineMount } from 'embed/remote';
import type { PageConfig } from 'embed/contract';
import { toSiteConfig } from 'mortgage-domain/siteConfig';
import { SessionProvider } from 'session-shared/react';
import { configSet, connectSession, selectSite, type Session } from 'session-shared/session';
import { Footer } from './Footer';

export type FooterOptions = PageConfig;

/** Shows the footer in an element (architecture, "Promise: embedding"). */
export const mount = defineMount<FooterOptions>({
  name: 'footer-remote',
  loadStyles: () => import('./styles'),
  start(options) {
    const session = connectSession(options);
    return {
      view(next) {
        configureSite(session, next);
        return <SessionProvider session={session}><Footer /></SessionProvider>;
      },
      stop: () => undefined,
    };
  },
});

/** What this tag or a later update says of the site goes for the page, also where another remote has opened the session. */
function configureSite({ store }: Session, options: FooterOptions): void {
  const site = selectSite(store.getState());
  const said = Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== undefined && value !== site[name as keyof typeof site]));
  if (Object.keys(said).length > 0) store.dispatch(configSet({ site: toSiteConfig({ ...site, ...said }) }));
}
