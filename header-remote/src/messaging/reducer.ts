import { isMessagingEligible } from 'mortgage-domain/messages/messagingEligibility';
import type { MessagingAction } from './actions';

/** The keys of the channel stay out of the store: only the connection needs them. */
export interface MessagingState {
  readonly eligible: boolean;
  /** Unknown until the server tells it. */
  readonly unreadCount?: number;
}

const notEligible: MessagingState = { eligible: false };

export function messagingReducer(
  state: MessagingState = notEligible,
  action: MessagingAction,
): MessagingState {
  switch (action.type) {
    case 'messaging/eligibilityLoaded':
      return {
        eligible: isMessagingEligible(action.eligibility),
        unreadCount: action.eligibility.totalUnreadCount,
      };
    case 'messaging/unreadCountChanged':
      return action.unreadCount === state.unreadCount
        ? state
        : { ...state, unreadCount: action.unreadCount };
    case 'session/loggedOut':
      return notEligible;
    default:
      return state;
  }
}
