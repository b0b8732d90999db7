/** The avatar menu of who is signed in. Source: ledger CAL-12, ENT-14..16. */
import { signedInMenu } from 'mortgage-domain/menus/signedInMenu';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { isSampleAccount } from '../accounts/sampleAccounts';
import type { Account } from '../database/schema';
import { decideEligibility } from '../messaging/eligibility';
import type { Inboxes } from '../messaging/inboxes';

const sampleSavedSearchNews = 3;

export function toUserNavigation(account: Account, inboxes: Inboxes) {
  const { firstName, lastName, email } = account;
  const { status, totalUnreadCount } = decideEligibility(account, inboxes);
  return {
    userAvatarData: {
      displayName: `${firstName} ${lastName}`.trim(),
      email,
      photo: defaultSiteConfig.placeholderPhoto,
    },
    navLinks: toNavLinks(status === 'ELIGIBLE', {
      savedSearches: isSampleAccount(account) ? sampleSavedSearchNews : 0,
      inbox: totalUnreadCount,
    }),
  };
}

const toNavLinks = (isEligible: boolean, news: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    signedInMenu(defaultSiteConfig, isEligible).map((link) => [
      link.key,
      {
        title: link.text,
        href: link.href,
        subLinks: [],
        divider: link.divider ?? false,
        tag: '',
        notifications: link.counted ? (news[link.key] ?? 0) : 0,
      },
    ]),
  );
