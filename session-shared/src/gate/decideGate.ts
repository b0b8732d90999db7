import { hasPermissions } from 'mortgage-domain/people/permissions';
import type { User } from 'mortgage-domain/people/user';
import type { PermissionsState } from '../permissions/permissions';

export interface GateRule {
  /** The visitor must hold all of them (PRM-10). */
  readonly permissions?: readonly string[];
  /** Decides instead (PRM-11). */
  readonly authorizer?: (user: User | undefined) => boolean;
}

export interface GateFacts {
  readonly user: User | undefined;
  readonly permissions: PermissionsState;
}

/** A gate that asks for nothing is a mistake of its page, and no invitation. */
export const hasRule = ({ permissions = [], authorizer }: GateRule): boolean =>
  authorizer !== undefined || permissions.length > 0;

export function isAuthorized(rule: GateRule, user: User | undefined): boolean {
  const { permissions = [], authorizer } = rule;
  if (authorizer) return authorizer(user);
  return hasRule(rule) && user !== undefined && hasPermissions(user, permissions);
}

/** PRM-3 to PRM-7: pending until loaded, one retry from the network after a failed check, then content or no content. */
export function decideGate(
  rule: GateRule,
  { user, permissions }: GateFacts,
): 'pending' | 'retry' | 'allowed' | 'denied' {
  if (permissions.status === 'notLoaded') return 'pending';
  if (isAuthorized(rule, user)) return 'allowed';
  return permissions.retryAttempted ? 'denied' : 'retry';
}
