import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { configSet } from '../config/config';
import { readBrowserSession } from '../config/readBrowserSession';
import { announceLinks } from '../page/announceLinks';
import { followLenderWebsiteLinks } from '../page/followLenderWebsiteLinks';
import { followPageLinks } from '../page/followPageLinks';
import type { Session } from './contract';
import { createSession } from './createSession';
import type { SessionEnvironment } from './environment';
import { followAddress } from './followAddress';
import { sessionSaga } from './saga';

/** Creates the session, configures it for the page, and starts its background tasks. */
export function startSession(site: SiteConfig, environment: SessionEnvironment): Session {
  const { window } = environment;
  const { run, ...tasks } = createSession(site, environment);
  const { session, lookUpUser } = tasks;

  session.store.dispatch(configSet(readBrowserSession(window)));
  followPageLinks(window.document, session);
  followLenderWebsiteLinks(window.document, () => session.store.getState());
  announceLinks(window.document, session.store.dispatch);
  run(sessionSaga, tasks);
  followAddress(window, session.store);
  // A page from the back/forward cache may be older than a sign-out elsewhere (F19).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void lookUpUser('cookie');
  });
  return session;
}
