/** What a visitor reads of a call that failed. Source: specification 8; ledger ERR-21, OPN-47. */
export const failureMessages = {
  connection: 'Connection lost, please try again later.',
  unexpected: 'An unexpected error occurred. Please try again later.',
} as const;
