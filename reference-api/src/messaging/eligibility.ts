/** Who may write messages, and the channel on which news of them arrive. Source: ledger ENT-19, CAL-13, RTC-1, RTC-2, OPN-29, OPN-30. */
import type { Account } from '../database/schema';
import { globalChannelOf, type Inboxes } from './inboxes';

/** Renters, buyers and those who rent out write messages; lenders, home improvement pros and staff do not. */
const silentTypes = ['Lender', 'HomeImprovementPro'];
const presenceTimeOutSeconds = 300;
export const demoKeys = { subscribeKey: 'demo', publishKey: 'demo' } as const;

export const isEligible = (account: Account | undefined): boolean =>
  account !== undefined &&
  account.adminRoles.length === 0 &&
  !account.profileTypes.some((type) => silentTypes.includes(type));

export async function readEligibility(who: Account | undefined, inboxes: Inboxes) {
  const account = isEligible(who) ? who : undefined;
  if (!account)
    return {
      status: 'NOT_ELIGIBLE',
      totalUnreadCount: 0,
      channels: { channelInfo: [] },
      keys: null,
      userId: who?.id ?? '',
      config: null,
    };
  const channel = globalChannelOf(account);
  return {
    status: 'ELIGIBLE',
    totalUnreadCount: await inboxes.unreadCountOf(account),
    channels: { channelInfo: [{ type: 'GLOBAL', name: channel }] },
    keys: { authToken: await inboxes.authKeyOf(channel), ...demoKeys },
    userId: account.id,
    config: {
      presenceTimeOut: presenceTimeOutSeconds,
      heartbeatInterval: presenceTimeOutSeconds / 2 - 1,
    },
  };
}
