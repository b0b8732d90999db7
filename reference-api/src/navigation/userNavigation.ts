/** The avatar menu of a signed-in visitor. @source CAL-12, ENT-14..16 */
import { defaultLanguage } from 'mortgage-domain/languages/language';
import { toSignedInMenu } from 'mortgage-domain/menus/signedInMenu';
import { isSampleAccount } from '../accounts/accounts';
import type { Account } from '../database/schema';
import { readEligibility } from '../messaging/eligibility';
import type { Inboxes } from '../messaging/inboxes';
import { accountMenuOf } from '../sites/siteLinks';
import type { Site } from '../sites/sites';

const sampleSavedSearchNews = 3;

export async function readUserNavigation(site: Site, account: Account, inboxes: Inboxes) {
  const { firstName, lastName, email } = account;
  const { status, totalUnreadCount } = await readEligibility(account, inboxes);
  return {
    userAvatarData: {
      displayName: `${firstName} ${lastName}`.trim(),
      email,
      photo: account.photo || site.config.placeholderPhoto,
    },
    navLinks: toNavLinks(site, status === 'ELIGIBLE', {
      savedSearches: isSampleAccount(account) ? sampleSavedSearchNews : 0,
      inbox: totalUnreadCount,
    }),
  };
}

/** This server says it in the language of the site, as it says every other entry. */
const signOutTexts = { 'en-US': 'Sign out', 'es-US': 'Cerrar sesión' } as const;

const toNavLinks = (site: Site, isEligible: boolean, news: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    toSignedInMenu(
      accountMenuOf(site),
      isEligible,
      site.config,
      signOutTexts[site.file.language ?? defaultLanguage],
    ).map((link) => [
      link.key,
      {
        title: link.text,
        href: link.href,
        subLinks: [],
        divider: link.divider ?? false,
        tag: '',
        notifications: news[link.key] ?? 0,
      },
    ]),
  );
