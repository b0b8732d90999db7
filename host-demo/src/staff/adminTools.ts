/** The tools of staff. Source: NAV-28, NAV-29, OPN-16. */
import type { Permission } from 'mortgage-domain/people/permissions';
import { hasAllPermissions } from '../accounts/permissions';
import type { Account } from '../database/schema';

interface AdminTool {
  readonly text: string;
  readonly href: string;
  readonly needs?: readonly Permission[];
}

export const adminTools: readonly AdminTool[] = [
  { text: 'Impersonate', href: '/mortgage/admin/impersonate/' },
  { text: 'Property tools', href: '/mortgage/admin/property/' },
  { text: 'Account tools', href: '/mortgage/admin/account-tools/' },
  { text: 'Review moderation', href: '/mortgage/review-moderation/' },
  { text: 'A/B tests', href: '/mortgage/admin/ab-tests/' },
  { text: 'User finder', href: '/mortgage/admin/user-finder/' },
  { text: 'Leads', href: '/mortgage/admin/leads', needs: ['ViewLenderActivity'] },
];

/** Only those that the account may open. */
export const adminToolsOf = (account: Account): readonly AdminTool[] =>
  adminTools.filter(({ needs = [] }) => hasAllPermissions(account, needs));
