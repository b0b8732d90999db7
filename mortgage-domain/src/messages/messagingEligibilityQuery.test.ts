import { messagingEligibilityQuery } from './messagingEligibilityQuery';

const full = {
  status: 'ELIGIBLE',
  totalUnreadCount: 4,
  channels: {
    channelInfo: [
      { type: 'LOCAL', name: 'l' },
      { type: 'GLOBAL', name: 'g' },
    ],
  },
  keys: { authToken: 't', subscribeKey: 's', publishKey: 'p' },
  userId: 'X1-7',
  config: { presenceTimeOut: 300, heartbeatInterval: 60 },
};

it('CAL-13: the query asks for every field of the eligibility in the context GLOBAL', () => {
  expect(messagingEligibilityQuery).toMatch(
    /^query PFMessagingEligibilityQuery \{\s+zimIsMessagingEligible\(context: GLOBAL\)/,
  );
  const names = (value: unknown): string[] =>
    Array.isArray(value)
      ? names(value[0])
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [key, ...names(inner)])
        : [];
  for (const name of names(full))
    expect(messagingEligibilityQuery).toMatch(new RegExp(`\\b${name}\\b`));
});
