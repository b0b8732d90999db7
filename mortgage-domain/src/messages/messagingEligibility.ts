/** The visitor's messaging status and channel. Source: ENT-19, RTC-2, CAL-13, NAV-6, OPN-30. */
import * as v from 'valibot';
import { count, idText, listOf, readAnswer } from '../wire/readAnswer';
import { messagingStatuses } from './messagingStatus';

const text = v.fallback(v.string(), '');
const seconds = v.optional(
  v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
);
const channelSchema = v.object({
  type: v.string(),
  name: v.pipe(v.string(), v.minLength(1)),
});
const keysSchema = v.object({
  authToken: text,
  subscribeKey: text,
  publishKey: text,
});

const messagingEligibilitySchema = v.object({
  /** Every value that is not ELIGIBLE counts as not eligible (OPN-30). */
  status: v.fallback(v.picklist(messagingStatuses), 'NOT_ELIGIBLE'),
  /** Undefined: unknown, which is not 0. */
  totalUnreadCount: v.optional(v.fallback(v.optional(count()), undefined)),
  channels: v.fallback(v.object({ channelInfo: listOf(channelSchema) }), {
    channelInfo: [],
  }),
  keys: v.fallback(keysSchema, {
    authToken: '',
    subscribeKey: '',
    publishKey: '',
  }),
  userId: v.fallback(idText(), ''),
  config: v.fallback(
    v.object({ presenceTimeOut: seconds, heartbeatInterval: seconds }),
    {},
  ),
});
export type MessagingEligibility = v.InferOutput<
  typeof messagingEligibilitySchema
>;

export const messagingEligibilityAnswer = v.object({
  data: v.object({ zimIsMessagingEligible: messagingEligibilitySchema }),
});

/** Throws if the answer of the GraphQL call (CAL-13) has no eligibility. */
export const readMessagingEligibility = (json: unknown): MessagingEligibility =>
  readAnswer(messagingEligibilityAnswer, json).data.zimIsMessagingEligible;

/** RTC-2: name of the channel of type GLOBAL. */
export const toGlobalChannel = ({
  channels,
}: Pick<MessagingEligibility, 'channels'>): string | undefined =>
  channels.channelInfo.find(({ type }) => type === 'GLOBAL')?.name;
