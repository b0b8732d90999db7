/** The pages of staff, each with the rule of its gate. @source NAV-28, NAV-29, OPN-16, OPN-49 */
import { pagePermissions, type PageRule } from '../people/pagePermissions';

interface AdminTool {
  readonly text: string;
  readonly href: string;
  readonly about: string;
  readonly rule: PageRule;
}

export const adminTools: readonly AdminTool[] = [
  {
    text: 'Impersonate',
    href: '/mortgage/admin/impersonate/',
    about: 'See the site as a visitor sees it.',
    rule: pagePermissions.impersonation,
  },
  {
    text: 'Property tools',
    href: '/mortgage/admin/property/',
    about: 'Homes, with their facts and photos.',
    rule: pagePermissions.propertyTools,
  },
  {
    text: 'Account tools',
    href: '/mortgage/admin/account-tools/',
    about: 'Accounts and their permissions.',
    rule: pagePermissions.accountTools,
  },
  {
    text: 'Review moderation',
    href: '/mortgage/review-moderation/',
    about: 'Publish or reject reviews of lenders.',
    rule: pagePermissions.reviewModeration,
  },
  {
    text: 'A/B tests',
    href: '/mortgage/admin/ab-tests/',
    about: 'Choose who sees which version of a page.',
    rule: pagePermissions.abTests,
  },
  {
    text: 'User finder',
    href: '/mortgage/admin/user-finder/',
    about: 'Find an account by name or email.',
    rule: pagePermissions.userFinder,
  },
  {
    text: 'Leads',
    href: '/mortgage/admin/leads',
    about: 'Mortgage professionals who want to advertise.',
    rule: pagePermissions.leads,
  },
];
