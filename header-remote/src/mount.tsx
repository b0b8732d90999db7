import { defineMount } from 'embed/remote';
import type { PageConfig } from 'embed/contract';
import { toSiteConfig } from 'mortgage-domain/siteConfig';
import { SessionProvider } from 'session-shared/react';
import { configSet, connectSession, selectSite, type Session } from 'session-shared/session';
import { Header } from './Header';
import { attachHeaderFeatures } from './headerFeatures';

export type HeaderOptions = PageConfig;

/** Shows the header in an element (architecture, "Promise: embedding"). */
export const mount = defineMount<HeaderOptions>({
  name: 'header-remote',
  loadStyles: () => import('./styles'),
  start(options) {
    const session = connectSession(options);
    const detach = attachHeaderFeatures(session);
    return {
      view(next) {
        configureSite(session, next);
        return <SessionProvider session={session}><Header /></SessionProvider>;
      },
      stop: detach,
    };
  },
});

/** What this tag or a later update says of the site goes for the page, also where another remote has opened the session. */
function configureSite({ store }: Session, options: HeaderOptions): void {
  const site = selectSite(store.getState());
  const said = Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== undefined && value !== site[name as keyof typeof site]));
  if (Object.keys(said).length > 0) store.dispatch(configSet({ site: toSiteConfig({ ...site, ...said }) }));
}
