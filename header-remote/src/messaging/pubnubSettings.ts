/** The settings of the Inbox's channel. Source: ledger RTC-1, RTC-2, ENT-19, OPN-32. */
import { parseUrl } from 'mortgage-domain/links/parseUrl';
import { isMessagingEligible } from 'mortgage-domain/messages/messagingStatus';
import {
  toGlobalChannel,
  type MessagingEligibility,
} from 'mortgage-domain/messages/messagingEligibility';

export interface PubnubSettings {
  readonly channel: string;
  readonly userId: string;
  readonly keys: MessagingEligibility['keys'];
  /** Host and port; the provider's own ones where it is missing. */
  readonly origin?: string;
  readonly ssl: boolean;
  /** Seconds. */
  readonly presenceTimeout?: number;
  readonly heartbeatInterval?: number;
}

/** In seconds: the limits of the SDK; the lower one of the heartbeat prevents a storm of calls (F41). */
const presenceTimeoutRange = [20, 320] as const;
const heartbeatRange = [10, 320] as const;

/** Undefined if the visitor is not eligible, or a part that the connection needs is missing. */
export function toPubnubSettings(
  eligibility: MessagingEligibility,
  messagingOrigin: string,
): PubnubSettings | undefined {
  const { keys, userId, config } = eligibility;
  const channel = toGlobalChannel(eligibility);
  if (!isMessagingEligible(eligibility) || !channel || !userId.trim() || !keys.subscribeKey)
    return undefined;
  return {
    channel,
    userId,
    keys,
    ...toOrigin(messagingOrigin),
    presenceTimeout: clamp(config.presenceTimeOut, presenceTimeoutRange),
    heartbeatInterval: clamp(config.heartbeatInterval, heartbeatRange),
  };
}

function toOrigin(messagingOrigin: string): Pick<PubnubSettings, 'origin' | 'ssl'> {
  const url = parseUrl(messagingOrigin);
  return url ? { origin: url.host, ssl: url.protocol !== 'http:' } : { ssl: true };
}

const clamp = (
  value: number | undefined,
  [least, most]: readonly [number, number],
): number | undefined => (value === undefined ? undefined : Math.min(Math.max(value, least), most));
