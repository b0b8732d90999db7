/** The one session of the page. Source: ledger STO-1, STO-2; architecture, "Promise: session-shared". */
import { toSiteConfig, type SiteConfig } from 'mortgage-domain/site/siteConfig';
import { configSet } from '../state/actions';
import { createAnonymousSession } from './anonymousSession';
import { contractMajor, type Session } from '../state/contract';
import { selectSite } from '../state/selectors';
import { pageFetch } from './pageFetch';
import { startSession } from './startSession';

const sessionKey = Symbol.for('mortgage.session');
type SessionWindow = Window & typeof globalThis & { [sessionKey]?: Session };

/**
 * The page's session: made by the first caller, shared by all later ones. What a caller says of the page goes for the page, also
 * where another remote has opened the session. A session of another contract is left alone: the caller gets an anonymous one.
 */
export function connectSession(page: Partial<SiteConfig> = {}): Session {
  const shared = window as SessionWindow;
  const known = shared[sessionKey];
  if (!known) {
    return (shared[sessionKey] = startSession(toSiteConfig(page), {
      window,
      fetch: pageFetch(window),
      navigate: (address) => window.location.assign(address),
      reload: () => window.location.reload(),
    }));
  }
  if (known.contractMajor !== contractMajor) return toStranger(known, page);
  configureSession(known, page);
  return known;
}

/** Adds what a page says of itself to what is known; values that are undefined change nothing. */
export function configureSession({ store }: Session, page: Partial<SiteConfig>): void {
  const site = selectSite(store.getState());
  const isNews = Object.entries(page).some(
    ([name, value]) =>
      value !== undefined && Object.hasOwn(site, name) && value !== site[name as keyof SiteConfig],
  );
  if (isNews) store.dispatch(configSet({ site: toSiteConfig(page, site) }));
}

/** STO-2: the one way to replace it. */
export function overrideSession(session: Session | undefined): void {
  (window as SessionWindow)[sessionKey] = session;
}

let hasWarned = false;

/** F13: a header of another generation works anonymously rather than with a store it misreads. */
function toStranger(known: Session, page: Partial<SiteConfig>): Session {
  if (!hasWarned)
    console.warn(
      `[mortgage session] this page's session keeps contract ${known.contractMajor}, this remote needs ${contractMajor}: it stays anonymous. Release both from the same major.`,
    );
  hasWarned = true;
  return createAnonymousSession(page);
}
