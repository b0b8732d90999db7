import type { Session, SessionFeature, SessionStore } from './contract';
import { sessionReducer, type FeatureReducer } from './state';

interface Running {
  readonly feature: SessionFeature;
  readonly stop: () => void;
  /** How many have attached it and not detached it yet. */
  users: number;
}
type StartSaga = (
  saga: NonNullable<SessionFeature['saga']>,
  session: Session,
) => { cancel(): void };

/** The features of the remotes that are mounted: each is there as long as one who attached it has not detached it. */
export class Features {
  readonly #store: SessionStore;
  readonly #startSaga: StartSaga;
  readonly #running = new Map<string, Running>();

  constructor(store: SessionStore, startSaga: StartSaga) {
    this.#store = store;
    this.#startSaga = startSaga;
  }

  /** Gives detach; calling that again does nothing. */
  attach(session: Session, feature: SessionFeature): () => void {
    const running = this.#running.get(feature.name) ?? this.#start(session, feature);
    running.users += 1;
    let isAttached = true;
    return () => {
      if (isAttached) this.#detach(running);
      isAttached = false;
    };
  }

  #start(session: Session, feature: SessionFeature): Running {
    const running: Running = { feature, users: 0, stop: () => task?.cancel() };
    this.#running.set(feature.name, running);
    this.#replaceReducer();
    const task = feature.saga && this.#startSaga(feature.saga, session);
    return running;
  }

  #detach(running: Running): void {
    running.users -= 1;
    if (running.users > 0) return;
    running.stop();
    this.#running.delete(running.feature.name);
    this.#replaceReducer();
  }

  #replaceReducer(): void {
    const reducers: Record<string, FeatureReducer> = {};
    for (const { feature } of this.#running.values())
      if (feature.reducer) reducers[feature.name] = feature.reducer;
    this.#store.replaceReducer(sessionReducer(reducers));
  }
}
