import { toSitePath } from 'mortgage-domain/site/sitePaths';
import type { ApiSettings } from '../api/createApi';
import type { Challenge } from '../api/passChallenge';
import { selectSite } from '../config/config';
import { selectSessionConfig } from '../config/selectSessionConfig';
import { promiseStatusChanged } from '../promises/promises';
import { dropVisitor } from '../visitor/dropVisitor';
import type { SessionStore } from './contract';
import type { SessionEnvironment } from './environment';

/** The API client's settings: the page may change its own at any time. */
export function toApiSettings(
  { window, fetch }: SessionEnvironment,
  store: SessionStore,
  challenge: Challenge,
): ApiSettings {
  const config = () => selectSessionConfig(store.getState());
  return {
    fetch,
    challenge,
    origin: window.location.origin,
    base: () => config().serverURLs.api,
    toPath: (path) => toSitePath(path, selectSite(store.getState())),
    partnerId: () => config().partnerId,
    bot: () => config().bot,
    reportStatus: (action, status) => {
      store.dispatch(promiseStatusChanged(action, status));
    },
    refuseToken: (caller) => dropVisitor(store, caller),
  };
}
