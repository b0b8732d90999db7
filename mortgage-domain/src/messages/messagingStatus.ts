/** Separate from the answer's schema to stay small. Source: ledger ENT-19, RTC-1, OPN-30. */
export const messagingStatuses = ['ELIGIBLE', 'NOT_ELIGIBLE'] as const;
export type MessagingStatus = (typeof messagingStatuses)[number];

/** False if the status is unknown. */
export const isMessagingEligible = (
  eligibility: { readonly status: MessagingStatus } | undefined,
): boolean => eligibility?.status === 'ELIGIBLE';
