import { toSiteConfig, type PageSite } from 'mortgage-domain/site/siteConfig';
import { readStampedSite } from '../site/sessionPart';
import { contractMajor, type Session } from './contract';
import { createSessionStore } from './store';

/** Without a browser every call fails. */
const failed = async () => ({ ok: false, error: 'ConnectionFailure' }) as const;

/** A session without a browser: the anonymous state, for pre-rendering shells and the start of hydration. */
export function createAnonymousSession(page: PageSite = {}): Session {
  const { store, attach } = createSessionStore(
    toSiteConfig(page, readStampedSite()),
  );
  const session: Session = {
    contractMajor,
    store,
    api: { get: failed, post: failed, request: failed },
    attach: (feature) => attach(session, { ...feature, saga: undefined }),
    lookUpUser: async () => ({ status: 'unknown' }),
    signIn: async () => undefined,
    signOut: async () => undefined,
    track: () => undefined,
    report: () => undefined,
  };
  return session;
}
