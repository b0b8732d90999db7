import { isMessagingEligible } from './messagingStatus';
import {
  readMessagingEligibility,
  toGlobalChannel,
} from './messagingEligibility';
import { messagingEligibilityQuery } from './messagingEligibilityQuery';

const answer = (eligibility: unknown) => ({
  data: { zimIsMessagingEligible: eligibility },
});

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

it('ENT-19: reads the whole eligibility', () => {
  expect(readMessagingEligibility(answer(full))).toEqual(full);
});

it.each([
  ['ELIGIBLE', true],
  ['NOT_ELIGIBLE', false],
  ['BANNED', false],
  [undefined, false],
  [7, false],
])('ENT-19 RTC-1: status %p is eligible: %p (OPN-30)', (status, eligible) => {
  expect(
    isMessagingEligible(readMessagingEligibility(answer({ status }))),
  ).toBe(eligible);
});

it('ENT-19 F30: replaces missing and invalid parts, and leaves a count unknown', () => {
  const empty = {
    status: 'NOT_ELIGIBLE',
    channels: { channelInfo: [] },
    keys: { authToken: '', subscribeKey: '', publishKey: '' },
    userId: '',
    config: {},
  };
  expect(readMessagingEligibility(answer({}))).toEqual(empty);
  const channelInfo = [{ type: 'GLOBAL', name: '' }, 5];
  expect(
    readMessagingEligibility(answer({ channels: { channelInfo } })),
  ).toEqual(empty);
  expect(isMessagingEligible(undefined)).toBe(false);
});

it('RTC-2: the channel of type GLOBAL by its name', () => {
  expect(toGlobalChannel(full)).toBe('g');
  expect(toGlobalChannel({ channels: { channelInfo: [] } })).toBeUndefined();
});

it('CAL-13: the query asks for every field of the eligibility in the context GLOBAL', () => {
  expect(messagingEligibilityQuery).toMatch(
    /^query PFMessagingEligibilityQuery \{\s+zimIsMessagingEligible\(context: GLOBAL\)/,
  );
  const names = (value: unknown): string[] =>
    Array.isArray(value)
      ? names(value[0])
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [
            key,
            ...names(inner),
          ])
        : [];
  for (const name of names(full)) {
    expect(messagingEligibilityQuery).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
