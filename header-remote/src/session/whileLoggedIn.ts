import type { Task } from 'redux-saga';
import { cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectLoggedIn, selectUser, type SessionState } from 'session-shared/session';

/** Empty if the session does not know the signed-in visitor's name (HDR-17). */
const selectUserId = (state: SessionState): string | undefined =>
  selectLoggedIn(state) ? (selectUser(state)?.id ?? '') : undefined;

/** Runs the task while the visitor is signed in, again for each user (HDR-18). */
export function* whileLoggedIn(task: () => SagaGenerator<void>): SagaGenerator<void> {
  let userId: string | undefined;
  let running: Task | undefined;
  for (;;) {
    const current = yield* select(selectUserId);
    if (current !== userId) {
      if (running) yield* cancel(running);
      running = current === undefined ? undefined : yield* fork(task);
      userId = current;
    }
    yield* take(['session/loggedIn', 'session/loginFound', 'session/loggedOut']);
  }
}
