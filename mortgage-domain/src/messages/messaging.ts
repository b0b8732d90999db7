/** Whether somebody may write messages, and where news of them arrive. Source: ledger ENT-19, RTC-1..3, CAL-13, NAV-6, HDR-23, HDR-24, OPN-29..31. */
import * as v from 'valibot';
import { listOf } from '../wire/listOf';

export const messagingStatuses = ['ELIGIBLE', 'NOT_ELIGIBLE'] as const;
export type MessagingStatus = (typeof messagingStatuses)[number];

const text = v.optional(v.fallback(v.string(), ''), '');
const seconds = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined));
/** No inbox holds more: a greater number is a fault of whoever sends it. */
const unreadCountMax = 1_000_000;
const unreadCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(unreadCountMax));
const count = v.optional(v.fallback(unreadCount, 0), 0);
const channelSchema = v.object({ type: v.string(), name: v.pipe(v.string(), v.minLength(1)) });

const none = { channelInfo: [] };
export const messagingEligibilitySchema = v.object({
  /** Every value that is not ELIGIBLE counts as not eligible (OPN-30). */
  status: v.fallback(v.picklist(messagingStatuses), 'NOT_ELIGIBLE'),
  totalUnreadCount: count,
  channels: v.optional(v.fallback(v.object({ channelInfo: listOf(channelSchema) }), none), none),
  keys: v.optional(
    v.fallback(v.object({ authToken: text, subscribeKey: text, publishKey: text }), {
      authToken: '',
      subscribeKey: '',
      publishKey: '',
    }),
    {},
  ),
  userId: text,
  config: v.optional(
    v.fallback(v.object({ presenceTimeOut: seconds, heartbeatInterval: seconds }), {}),
    {},
  ),
});
export type MessagingEligibility = v.InferOutput<typeof messagingEligibilitySchema>;

/** Checks the answer of the GraphQL call (CAL-13); throws where it holds no eligibility. */
export const readMessagingEligibility = (json: unknown): MessagingEligibility =>
  v.parse(
    v.object({ data: v.object({ zimIsMessagingEligible: messagingEligibilitySchema }) }),
    json,
  ).data.zimIsMessagingEligible;

export const isMessagingEligible = (
  eligibility: Pick<MessagingEligibility, 'status'> | undefined,
): boolean => eligibility?.status === 'ELIGIBLE';

/** RTC-2: name of the channel of type GLOBAL. */
export const toGlobalChannel = ({
  channels,
}: Pick<MessagingEligibility, 'channels'>): string | undefined =>
  channels.channelInfo.find(({ type }) => type === 'GLOBAL')?.name;

/** The one operation of CAL-13; the server allows no other text (S16). */
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

/** OPN-31: names of the events that change the Inbox count. */
export const inboxEventNames = ['in-app-messaging', 'in-app-touring'] as const;
const channelMessageSchema = v.object({
  eventName: v.string(),
  gleamCount: v.optional(v.fallback(v.optional(unreadCount), undefined)),
});
export interface ChannelMessage {
  readonly eventName: string;
  readonly gleamCount?: number;
}

/** RTC-3: a message of the channel; undefined for anything else. */
export function parseChannelMessage(message: unknown): ChannelMessage | undefined {
  const read = v.safeParse(channelMessageSchema, message);
  return read.success ? read.output : undefined;
}
/** HDR-23, HDR-24: events of other names change nothing. */
export const isInboxEvent = ({ eventName }: ChannelMessage): boolean =>
  inboxEventNames.some((name) => name === eventName);
