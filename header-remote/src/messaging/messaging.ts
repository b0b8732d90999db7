/** The Inbox of the signed-in visitor. @source ledger NAV-6, CAL-13, RTC-1..3, HDR-23, HDR-24 */
import { isMessagingEligible } from 'mortgage-domain/messages/messagingStatus';
import type { MessagingEligibility } from 'mortgage-domain/messages/messagingEligibility';
import type {
  SessionAction,
  SessionFeature,
  SessionState,
} from 'session-shared/session';

/** The keys of the channel stay out of the store: only the connection needs them. */
export interface MessagingState {
  readonly eligible: boolean;
  /** Unknown until the server or a message sends it. */
  readonly unreadCount?: number;
}
const notEligible: MessagingState = { eligible: false };

function messagingReducer(
  state: MessagingState = notEligible,
  action:
    | ReturnType<typeof eligibilityLoaded | typeof unreadCountChanged>
    | SessionAction,
): MessagingState {
  switch (action.type) {
    case 'messaging/eligibilityLoaded':
      return toInbox(action.eligibility, state);
    case 'messaging/unreadCountChanged':
      return action.unreadCount === state.unreadCount
        ? state
        : { ...state, unreadCount: action.unreadCount };
    // OPN-132: the page's word outweighs what the server has said of the same visitor.
    case 'session/loggedIn':
      return action.given ? notEligible : state;
    case 'session/loggedOut':
      return notEligible;
    default:
      return state;
  }
}

/** OPN-30: only an eligible visitor has this count; a missing one changes nothing. */
const toInbox = (
  eligibility: MessagingEligibility,
  before: MessagingState,
): MessagingState =>
  isMessagingEligible(eligibility)
    ? {
        eligible: true,
        unreadCount: eligibility.totalUnreadCount ?? before.unreadCount,
      }
    : notEligible;

export const eligibilityLoaded = (eligibility: MessagingEligibility) =>
  ({ type: 'messaging/eligibilityLoaded', eligibility }) as const;
/** An unchecked message of the channel. */
export const messageReceived = (message: unknown) =>
  ({ type: 'messaging/messageReceived', message }) as const;
export const unreadCountChanged = (unreadCount: number) =>
  ({ type: 'messaging/unreadCountChanged', unreadCount }) as const;
export const connected = () => ({ type: 'messaging/connected' }) as const;
export const connectionLost = (reason: string) =>
  ({ type: 'messaging/connectionLost', reason }) as const;
export const clientLoadFailed = () =>
  ({ type: 'messaging/clientLoadFailed' }) as const;

const name = 'headerMessaging';
type StateWithMessaging = SessionState & { readonly [name]?: MessagingState };
export const selectMessagingEligible = (state: StateWithMessaging): boolean =>
  state[name]?.eligible ?? false;
export const selectUnreadCount = (
  state: StateWithMessaging,
): number | undefined => state[name]?.unreadCount;

export const messagingSlice: SessionFeature = {
  name,
  reducer: messagingReducer,
};
