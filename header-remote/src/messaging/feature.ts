import { call } from 'typed-redux-saga';
import { retryLoad, worthRetrying } from 'embed/retries';
import type { SessionFeature } from 'session-shared/session';
import { whileLoggedIn } from '../session/whileLoggedIn';
import { messagingSlice } from './messaging';
import type * as saga from './saga';

const load = (): Promise<typeof saga> =>
  retryLoad(
    () => import(/* webpackChunkName: "messaging" */ './saga'),
    'header-remote',
  ).catch(() => worthRetrying(window).then(load));

/** The code of the Inbox is a chunk for signed-in visitors. */
export const messagingFeature: SessionFeature = {
  ...messagingSlice,
  saga: (session) =>
    whileLoggedIn(function* loadInbox() {
      const { inboxSaga } = yield* call(load);
      yield* call(inboxSaga, session);
    }),
};
