/** While the page is shown, every sign-in uses the lenders' entry. Source: SGN-9, STO-11, OPN-37. */
import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { lenderEntry } from 'mortgage-domain/people/preLoginEntries';
import type {
  SessionAction,
  SessionFeature,
  SessionState,
} from 'session-shared/session';

const defaultPath = '/';

export const signInEntryFeature: SessionFeature = {
  name: 'signInEntry',
  saga: signInEntrySaga,
};

function* signInEntrySaga(): SagaGenerator<void> {
  try {
    for (;;) {
      yield* movePath(defaultPath, lenderEntry);
      // Replaces only the default, for example after a sign-in. Another path stays.
      yield* take('*');
    }
  } finally {
    yield* movePath(lenderEntry, defaultPath);
  }
}

function* movePath(from: string, to: string): SagaGenerator<void> {
  const path = yield* select(
    ({ registration }: SessionState) => registration.path,
  );
  if (path === from) {
    yield* put<SessionAction>({ type: 'registration/pathSet', path: to });
  }
}
