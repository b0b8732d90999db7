/** The server allows no other text. Source: ledger CAL-13, OPN-29; threat S16. */
export const messagingEligibilityQuery = `query PFMessagingEligibilityQuery {
  zimIsMessagingEligible(context: GLOBAL) {
    status
    totalUnreadCount
    channels { channelInfo { type name } }
    keys { authToken subscribeKey publishKey }
    userId
    config { presenceTimeOut heartbeatInterval }
  }
}`;
