import type { Task } from 'redux-saga';
import {
  cancel,
  fork,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';
import {
  selectLoggedIn,
  selectUser,
  type SessionState,
} from 'session-shared/session';
import { selectGiven } from './selectGiven';

/** Without an id where the signed-in visitor's name is unknown (HDR-17). */
const selectVisitor = (state: SessionState): string | undefined =>
  selectLoggedIn(state)
    ? `${selectUser(state)?.id} ${!selectGiven(state)}`
    : undefined;

/** Runs the task while the visitor is signed in, again for each user (HDR-18), and once the page gives them (OPN-132). */
export function* whileLoggedIn(
  task: () => SagaGenerator<void>,
): SagaGenerator<void> {
  let visitor: string | undefined;
  let running: Task | undefined;
  for (;;) {
    const current = yield* select(selectVisitor);
    if (current !== visitor) {
      if (running) {
        yield* cancel(running);
      }
      running = current === undefined ? undefined : yield* fork(task);
      visitor = current;
    }
    yield* take([
      'session/loggedIn',
      'session/loginFound',
      'session/loggedOut',
    ]);
  }
}
