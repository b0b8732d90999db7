import type { MessagingEligibility } from 'mortgage-domain/messaging';
import type { SessionAction } from 'session-shared/session';

export const eligibilityLoaded = (eligibility: MessagingEligibility) => ({ type: 'messaging/eligibilityLoaded', eligibility }) as const;
export type MessagingAction = ReturnType<typeof eligibilityLoaded> | SessionAction;
