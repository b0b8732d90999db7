/** Which channel is whose, and the key that opens it. Source: ledger RTC-1, RTC-2, OPN-32; threat S22. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Account } from '../database/schema';

/** An account's channel cannot be guessed from its id. */
export const globalChannelOf = ({ id, passwordHash }: Account): string =>
  `inbox.${createHash('sha256').update(`${id} ${passwordHash}`).digest('hex').slice(0, 32)}`;

export const toAuthKey = (secret: Buffer, channel: string): string =>
  createHmac('sha256', secret).update(channel).digest('base64url');

/** One key opens one channel: of several, none is opened by it. */
export const opensChannels = (
  secret: Buffer,
  channels: readonly string[],
  authKey: string,
): boolean =>
  channels.length > 0 &&
  channels.every((channel) => isSameText(authKey, toAuthKey(secret, channel)));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSameText = (given: string, right: string): boolean =>
  timingSafeEqual(digest(given), digest(right));
