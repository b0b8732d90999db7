import { applyMiddleware, legacy_createStore as createStore } from 'redux';
import createSagaMiddleware from 'redux-saga';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import type { Session, SessionFeature, SessionStore } from './contract';
import { Features } from './features';
import { initialState, sessionReducer } from './state';

export interface SessionStoreWithFeatures {
  readonly store: SessionStore;
  /** Adds a feature for as long as at least one who attached it has not detached. */
  readonly attach: (session: Session, feature: SessionFeature) => () => void;
  /** Runs the session's own background task. */
  readonly run: <Args extends unknown[]>(
    saga: (...args: Args) => Generator<unknown, void, unknown>,
    ...args: Args
  ) => void;
}

/** The one store, which remotes extend while they are mounted. */
export function createSessionStore(site: SiteConfig): SessionStoreWithFeatures {
  const sagas = createSagaMiddleware({
    onError: (error) => console.warn('[mortgage session] a background task ended.', error),
  });
  const store: SessionStore = createStore(
    sessionReducer(),
    initialState(site),
    applyMiddleware(sagas),
  );
  const features = new Features(store, (saga, session) => sagas.run(saga, session));
  return {
    store,
    attach: (session, feature) => features.attach(session, feature),
    run: (saga, ...args) => {
      sagas.run(saga, ...args);
    },
  };
}
