import { call, race, take, type SagaGenerator } from 'typed-redux-saga';

/** Runs the task again after a sign-out that has a cause: the answer under way may be about the person before. */
export function* forPresentVisitor(
  task: () => SagaGenerator<void>,
): SagaGenerator<void> {
  let isOld: unknown = true;
  while (isOld) {
    ({ isOld } = yield* race({ done: call(task), isOld: take(isCaused) }));
  }
}

/** The account response signs out without a cause: its own task must not begin again. */
const isCaused = ({
  type,
  cause,
}: {
  readonly type: string;
  readonly cause?: string;
}) => type === 'session/loggedOut' && cause !== undefined;
