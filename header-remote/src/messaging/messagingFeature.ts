import type { SessionFeature } from 'session-shared/session';
import { messagingReducer } from './reducer';
import { messagingSaga } from './saga';
import { messagingKey } from './selectors';

/** The header's Inbox: eligibility, unread count and news. */
export const messagingFeature: SessionFeature = {
  name: messagingKey,
  reducer: messagingReducer,
  saga: messagingSaga,
};
