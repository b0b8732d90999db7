import {
  applyMiddleware,
  legacy_createStore as createStore,
  type Store,
  type UnknownAction,
} from 'redux';
import createSagaMiddleware from 'redux-saga';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import type { SessionAction } from './actions';
import type { FeatureReducer, Session, SessionFeature } from './contract';
import { sessionReducer } from './reducer';
import type { SessionState } from './state';

export type SessionStore = Store<SessionState, SessionAction | UnknownAction>;

export interface SessionStoreWithFeatures {
  readonly store: SessionStore;
  /** Adds a feature for as long as at least one who attached it has not detached. */
  attach(session: Session, feature: SessionFeature): () => void;
  /** Runs the session's own background task. */
  run<Args extends unknown[]>(
    saga: (...args: Args) => Generator<unknown, void, unknown>,
    ...args: Args
  ): void;
}

/** The one store, which remotes extend while they are mounted. */
export function createSessionStore(site: SiteConfig): SessionStoreWithFeatures {
  const sagas = createSagaMiddleware({
    onError: (error) => console.warn('[mortgage session] a background task ended.', error),
  });
  const store = createStore(
    sessionReducer(site),
    applyMiddleware(sagas),
  ) as unknown as SessionStore;
  const reducers: Record<string, FeatureReducer> = {};
  const users = new Map<string, { count: number; stop(): void }>();

  return {
    store,
    run: (saga, ...args) => void sagas.run(saga, ...args),
    attach(session, { name, reducer, saga }) {
      const known = users.get(name);
      if (known) known.count += 1;
      else {
        if (reducer) {
          reducers[name] = reducer;
          store.replaceReducer(sessionReducer(site, reducers) as never);
        }
        const task = saga && sagas.run(saga, session);
        users.set(name, { count: 1, stop: () => task?.cancel() });
      }
      let attached = true;
      return () => {
        if (attached) detach(name);
        attached = false;
      };
    },
  };

  function detach(name: string): void {
    const user = users.get(name)!;
    user.count -= 1;
    if (user.count > 0) return;
    user.stop();
    users.delete(name);
    delete reducers[name];
    store.replaceReducer(sessionReducer(site, reducers) as never);
  }
}
