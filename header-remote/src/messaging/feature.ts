import { call } from 'typed-redux-saga';
import { retryLoad } from 'remote-kit/retry-load';
import type { SessionFeature } from 'session-shared/session';
import { whileLoggedIn } from '../session/whileLoggedIn';
import { messagingSlice } from './messaging';

const load = () => import(/* webpackChunkName: "messaging" */ './saga');

/** The code of the Inbox is a chunk for signed-in visitors. */
export const messagingFeature: SessionFeature = {
  ...messagingSlice,
  saga: (session) =>
    whileLoggedIn(function* loadInbox() {
      const { inboxSaga } = yield* call(() => retryLoad('header-remote', load));
      yield* call(inboxSaga, session);
    }),
};
