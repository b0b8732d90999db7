import type { ApiSettings } from '../api/createApi';
import type { Challenge } from '../api/passChallenge';
import { selectSite } from '../config/config';
import { promiseStatusChanged } from '../promises/promises';
import type { SessionStore } from './contract';
import type { SessionEnvironment } from './environment';

/** The API client's settings: the page may change its own at any time. */
export function toApiSettings(
  { window, fetch }: SessionEnvironment,
  store: SessionStore,
  challenge: Challenge,
): ApiSettings {
  const site = () => selectSite(store.getState());
  return {
    fetch,
    challenge,
    origin: window.location.origin,
    base: () => site().apiBase,
    partnerId: () => site().partnerIds.web,
    bot: () => site().bot,
    reportStatus: (action, status) => {
      store.dispatch(promiseStatusChanged(action, status));
    },
  };
}
