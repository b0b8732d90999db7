import type { Task } from 'redux-saga';
import { cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectLoggedIn, selectUser } from 'session-shared/session';

/** Runs the task while somebody is logged in, anew for each user (HDR-18). The same user's next lookup changes nothing. */
export function* whileLoggedIn(task: () => SagaGenerator<void>): SagaGenerator<void> {
  let userId: string | undefined;
  let running: Task | undefined;
  for (;;) {
    const current = yield* selectUserId();
    if (current !== userId) {
      if (running) yield* cancel(running);
      running = current === undefined ? undefined : yield* fork(task);
      userId = current;
    }
    yield* take(['session/loggedIn', 'session/loggedOut']);
  }
}

function* selectUserId(): SagaGenerator<string | undefined> {
  const loggedIn = yield* select(selectLoggedIn);
  const user = yield* select(selectUser);
  return loggedIn ? user?.id : undefined;
}
