import {
  inboxEventNames,
  isInboxEvent,
  parseChannelMessage,
} from './channelMessage';

it('RTC-3 HDR-23 HDR-24 F30: messages have an event name and a count; two names change the Inbox', () => {
  const sent = { eventName: 'in-app-messaging', gleamCount: 3, more: 1 };
  for (const message of [sent, JSON.stringify(sent)]) {
    expect(parseChannelMessage(message)).toEqual({
      eventName: 'in-app-messaging',
      gleamCount: 3,
    });
  }
  for (const gleamCount of [-1, 1.5, 1e9, '3', null]) {
    expect(parseChannelMessage({ eventName: 'x', gleamCount })).toEqual({
      eventName: 'x',
      gleamCount: undefined,
    });
  }
  expect(
    inboxEventNames.map((eventName) => isInboxEvent({ eventName })),
  ).toEqual([true, true]);
  expect(isInboxEvent({ eventName: 'in-app' })).toBe(false);
});
