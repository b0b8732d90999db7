import { call, race, take, type SagaGenerator } from 'typed-redux-saga';

/** Runs the task again after a change in another tab: the answer under way may be about the person before. */
export function* forPresentVisitor(task: () => SagaGenerator<void>): SagaGenerator<void> {
  let isOld: unknown = true;
  while (isOld) ({ isOld } = yield* race({ done: call(task), isOld: take(isCaused) }));
}

/** The session names the cause of a change; the account response has none. */
const isCaused = ({ type, cause }: { readonly type: string; readonly cause?: string }) =>
  type === 'session/loggedOut' && cause !== undefined;
