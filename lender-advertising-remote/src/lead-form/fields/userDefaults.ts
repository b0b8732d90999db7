import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectUser } from 'session-shared/session';
import { userDefaultsKnown } from './fields';

/** The signed-in visitor's name and email address; empty if signed out (FRM-2). */
export function* fillInUserDefaults(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const { firstName = '', lastName = '', emailAddress = '' } = user ?? {};
  yield* put(userDefaultsKnown({ name: `${firstName} ${lastName}`.trim(), emailAddress }));
}
