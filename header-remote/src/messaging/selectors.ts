import type { SessionState } from 'session-shared/session';
import type { MessagingState } from './reducer';

export const messagingKey = 'headerMessaging';
type StateWithMessaging = SessionState & { readonly [messagingKey]?: MessagingState };
const selectMessaging = (state: SessionState): MessagingState | undefined =>
  (state as StateWithMessaging)[messagingKey];

export const selectMessagingEligible = (state: SessionState): boolean =>
  selectMessaging(state)?.eligible ?? false;
/** Undefined where nobody has told it. */
export const selectUnreadCount = (state: SessionState): number | undefined =>
  selectMessaging(state)?.unreadCount;
