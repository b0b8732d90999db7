/** Permissions of an account. Source: ledger PRM-10, PRM-11, PRM-13, OPN-48, OPN-49; threat S22. */
import {
  isAdmitted,
  type PageRule,
} from 'mortgage-domain/people/pagePermissions';
import type { Permission } from 'mortgage-domain/people/permissions';
import { rolePermissions } from 'mortgage-domain/people/adminRoles';
import type { Account } from '../database/schema';

export const permissionsOf = ({
  adminRoles,
}: Pick<Account, 'adminRoles'>): readonly Permission[] => [
  ...new Set(
    adminRoles.flatMap((role) =>
      Object.hasOwn(rolePermissions, role) ? rolePermissions[role] : [],
    ),
  ),
];

export const mayOpen = (
  account: Account | undefined,
  rule: PageRule,
): boolean =>
  isAdmitted(
    rule,
    account && {
      profileTypes: account.profileTypes,
      permissions: permissionsOf(account),
    },
  );

/** Unknown roles count as staff, so that no such account is impersonated. */
export const isStaff = (account: Account | undefined): boolean =>
  (account?.adminRoles.length ?? 0) > 0;
