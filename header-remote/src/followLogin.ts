import type { Task } from 'redux-saga';
import { cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectLoggedIn, selectUser } from 'session-shared/session';

/** Runs the task for whoever is logged in: now, and anew whenever that changes (HDR-18). The same person's next lookup changes nothing. */
export function* followLogin(task: () => SagaGenerator<void>): SagaGenerator<void> {
  let userId: string | undefined;
  let running: Task | undefined;
  for (;;) {
    const current = (yield* select(selectLoggedIn)) ? (yield* select(selectUser))?.id : undefined;
    if (current !== userId) {
      if (running) yield* cancel(running);
      running = current === undefined ? undefined : yield* fork(task);
      userId = current;
    }
    yield* take(['session/loggedIn', 'session/loggedOut']);
  }
}
