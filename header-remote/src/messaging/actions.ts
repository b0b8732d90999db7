import type { MessagingEligibility } from 'mortgage-domain/messages/messagingEligibility';
import type { SessionAction } from 'session-shared/session';

export const eligibilityLoaded = (eligibility: MessagingEligibility) =>
  ({ type: 'messaging/eligibilityLoaded', eligibility }) as const;
/** Something came over the channel; nobody has looked into it yet. */
export const messageHeard = (message: unknown) =>
  ({ type: 'messaging/messageHeard', message }) as const;
export const unreadCountChanged = (unreadCount: number) =>
  ({ type: 'messaging/unreadCountChanged', unreadCount }) as const;
/** From now on nothing is missed. */
export const connected = () => ({ type: 'messaging/connected' }) as const;
/** The connection is gone for good: only a new one helps. */
export const connectionLost = (reason: string) =>
  ({ type: 'messaging/connectionLost', reason }) as const;
export const clientMissing = () => ({ type: 'messaging/clientMissing' }) as const;
export type MessagingAction =
  | ReturnType<
      | typeof eligibilityLoaded
      | typeof messageHeard
      | typeof unreadCountChanged
      | typeof connected
      | typeof connectionLost
      | typeof clientMissing
    >
  | SessionAction;
