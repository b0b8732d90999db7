/** Messages of the Inbox's channel. Source: ledger RTC-3, HDR-23, HDR-24, OPN-31. */
import * as v from 'valibot';
import { count, readAnswer } from '../wire/readAnswer';

export const inboxEventNames = ['in-app-messaging', 'in-app-touring'] as const;

const channelMessageSchema = v.object({
  eventName: v.string(),
  /** The new count; undefined where it is no count. */
  gleamCount: v.optional(v.fallback(v.optional(count()), undefined)),
});
export type ChannelMessage = v.InferOutput<typeof channelMessageSchema>;

/** A message of the channel, also as JSON text; undefined for anything else. */
export function parseChannelMessage(
  message: unknown,
): ChannelMessage | undefined {
  try {
    const json: unknown =
      typeof message === 'string' ? JSON.parse(message) : message;
    return readAnswer(channelMessageSchema, json);
  } catch {
    return undefined;
  }
}

/** Events of other names change nothing (HDR-24). */
export const isInboxEvent = ({ eventName }: ChannelMessage): boolean =>
  inboxEventNames.some((name) => name === eventName);
