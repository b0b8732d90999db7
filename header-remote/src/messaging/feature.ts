import { call, select, take, type SagaGenerator } from 'typed-redux-saga';
import { retryLoad } from 'remote-kit/retry-load';
import { selectLoggedIn, type Session, type SessionFeature } from 'session-shared/session';
import { messagingSlice } from './messaging';

export const messagingFeature: SessionFeature = { ...messagingSlice, saga: loadMessaging };

/** The code of the Inbox is a chunk for somebody signed in. */
function* loadMessaging(session: Session): SagaGenerator<void> {
  while (!(yield* select(selectLoggedIn))) yield* take(['session/loggedIn', 'session/loginFound']);
  const load = () => import(/* webpackChunkName: "messaging" */ './saga');
  const { messagingSaga } = yield* call(() => retryLoad('header-remote', load));
  yield* call(messagingSaga, session);
}
