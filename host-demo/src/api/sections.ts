/** The server's navigation sections, by role. Source: ledger NAV-25..37, OPN-16, OPN-21, OPN-23; ENT-12, ENT-13. */
import { accountLinks } from 'mortgage-domain/menus/accountLinks';
import { adminLink, agentHubLinks, lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import type { Permission } from 'mortgage-domain/people/permissions';
import { mayDo } from '../accounts/accounts';
import type { Account } from '../database/schema';

interface SectionLink {
  readonly text: string;
  readonly href: string;
  readonly secure?: boolean;
}

const section = (
  key: string,
  text: string,
  href: string,
  links: readonly SectionLink[],
  className?: string,
) => ({
  key,
  link: { text, href, ...(className ? { class: className } : {}) },
  subsections: [
    {
      title: text,
      links: links.map(({ text: label, href: to, secure }) => ({
        text: label,
        href: to,
        ...(secure ? { secure } : {}),
      })),
    },
  ],
});

/** NAV-31 to NAV-35: the menu of the user's own role, and the admin menu on top. */
export function sectionsOf(account: Account) {
  const is = (type: string) => account.profileTypes.includes(type);
  const rents = is('PropertyManager') || is('Landlord');
  return [
    ...(is('Agent')
      ? [section('agent-hub', 'Agent Hub', agentHubLinks[0]!.href, agentHubLinks)]
      : []),
    ...(is('Lender')
      ? [
          section('lender-hub', lenderHubLink.text, lenderHubLink.href, [
            lenderHubLink,
            { text: 'Reviews', href: '/mortgage/lender-reviews/' },
            { text: 'Billing', href: '/mortgage/lender-billing/' },
          ]),
        ]
      : []),
    ...(rents
      ? [
          section('rental-manager', 'Rental manager', '/rental-manager/', [
            { text: 'List your rental', href: '/rental-manager/post-a-listing' },
          ]),
        ]
      : []),
    section(
      'my-account',
      'My account',
      `/${defaultSiteConfig.accountPrefix}/account/`,
      accountLinks(defaultSiteConfig),
    ),
    ...(account.adminRoles.length > 0
      ? [section('admin', adminLink.text, adminLink.href, adminToolsOf(account), 'admin')]
      : []),
  ];
}

interface AdminTool extends SectionLink {
  readonly needs?: readonly Permission[];
}
/** NAV-28, NAV-29, OPN-16. The secure flag asks for an absolute https address, which only a site with TLS can give. */
export const adminTools: readonly AdminTool[] = [
  { text: 'Impersonate', href: '/mortgage/admin/impersonate/' },
  { text: 'Property tools', href: '/mortgage/admin/property/' },
  { text: 'Account tools', href: '/mortgage/admin/account-tools/' },
  { text: 'Review moderation', href: '/mortgage/review-moderation/' },
  { text: 'A/B tests', href: '/mortgage/admin/ab-tests/' },
  { text: 'User finder', href: '/mortgage/admin/user-finder/' },
  { text: 'Leads', href: '/mortgage/admin/leads', needs: ['ViewLenderActivity'] },
];
const adminToolsOf = (account: Account) =>
  adminTools.filter(({ needs = [] }) => mayDo(account, needs));
