/** Who may write messages, and the channel on which news of them arrive. Source: ledger ENT-19, CAL-13, RTC-1, RTC-2, OPN-29, OPN-30. */
import { createHash } from 'node:crypto';
import type { Account } from '../database/schema';

/** Renters, buyers and those who rent out write messages; lenders, home improvement pros and staff do not. */
const silentTypes = ['Lender', 'HomeImprovementPro'];
const presenceTimeOutSeconds = 300;

export function decideEligibility(account: Account | undefined) {
  const isEligible = account !== undefined && account.adminRoles.length === 0 && !account.profileTypes.some((type) => silentTypes.includes(type));
  if (!isEligible) return { status: 'NOT_ELIGIBLE', totalUnreadCount: 0, channels: { channelInfo: [] }, keys: null, userId: account?.id ?? '', config: null };
  return {
    status: 'ELIGIBLE', totalUnreadCount: unreadCountOf(account),
    channels: { channelInfo: [{ type: 'GLOBAL', name: globalChannelOf(account) }] },
    keys: { authToken: `demo-${globalChannelOf(account)}`, subscribeKey: 'demo', publishKey: 'demo' },
    userId: account.id, config: { presenceTimeOut: presenceTimeOutSeconds, heartbeatInterval: presenceTimeOutSeconds / 2 - 1 },
  };
}

/** Nobody guesses the channel of another account from its id. */
const globalChannelOf = ({ id, passwordHash }: Account): string => `inbox.${createHash('sha256').update(`${id} ${passwordHash}`).digest('hex').slice(0, 32)}`;

/** Sample counts: one beyond what a badge can show (OPN-93), one within. */
export const unreadCountOf = ({ profileTypes }: Account): number => (profileTypes.includes('Agent') ? 120 : 3);
