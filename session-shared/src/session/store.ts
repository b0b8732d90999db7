import { applyMiddleware, legacy_createStore as createStore } from 'redux';
import createSagaMiddleware, {
  type SagaMiddleware,
  type Task,
} from 'redux-saga';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import type { Session, SessionFeature, SessionStore } from './contract';
import { initialState, sessionReducer, type FeatureReducer } from './state';

/** Adds a feature; returns detach. The feature stays until each caller that attached it has detached it. */
type Attach = (session: Session, feature: SessionFeature) => () => void;

/** The one store, which remotes extend while they are mounted. */
export function createSessionStore(site: SiteConfig) {
  const sagas = createSagaMiddleware({
    onError: (error) =>
      console.warn('[mortgage session] a background task ended.', error),
  });
  const store: SessionStore = createStore(
    sessionReducer(),
    initialState(site),
    applyMiddleware(sagas),
  );
  const run: SagaMiddleware['run'] = (saga, ...args) =>
    sagas.run(saga, ...args);
  return { store, run, attach: attachTo(store, run) };
}

interface Running {
  readonly feature: SessionFeature;
  task?: Task;
  users: number;
}

function attachTo(store: SessionStore, run: SagaMiddleware['run']): Attach {
  const running = new Map<string, Running>();
  const replaceReducer = () => {
    const reducers: Record<string, FeatureReducer> = {};
    for (const { feature } of running.values()) {
      if (feature.reducer) {
        reducers[feature.name] = feature.reducer;
      }
    }
    store.replaceReducer(sessionReducer(reducers));
  };
  const start: (...args: Parameters<Attach>) => Running = (
    session,
    feature,
  ) => {
    const started: Running = { feature, users: 0 };
    running.set(feature.name, started);
    replaceReducer();
    started.task = feature.saga && run(feature.saga, session);
    return started;
  };
  return (session, feature) => {
    const shared = running.get(feature.name) ?? start(session, feature);
    shared.users += 1;
    let isAttached = true;
    return () => {
      if (!isAttached) {
        return;
      }
      isAttached = false;
      shared.users -= 1;
      if (shared.users > 0) {
        return;
      }
      shared.task?.cancel();
      running.delete(feature.name);
      replaceReducer();
    };
  };
}
