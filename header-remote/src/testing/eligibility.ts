/** The host's answer for a visitor who may write messages. */
export const eligibility = (more: object = {}) => ({
  data: {
    zimIsMessagingEligible: {
      status: 'ELIGIBLE',
      totalUnreadCount: 2,
      channels: {
        channelInfo: [
          { type: 'LOCAL', name: 'elsewhere' },
          { type: 'GLOBAL', name: 'inbox.7' },
        ],
      },
      keys: { authToken: 'auth', subscribeKey: 'sub', publishKey: 'pub' },
      userId: 'X1-7',
      config: { presenceTimeOut: 120, heartbeatInterval: 30 },
      ...more,
    },
  },
});
