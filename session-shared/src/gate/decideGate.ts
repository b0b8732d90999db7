import { hasPermissions } from 'mortgage-domain/people/permissions';
import type { User } from 'mortgage-domain/people/user';
import type { PermissionsState } from '../permissions/permissions';

export interface GateRule {
  /** The visitor needs all of them (PRM-10). */
  readonly permissions?: readonly string[];
  /** Decides instead of the permissions (PRM-11). */
  readonly authorizer?: (user: User | undefined) => boolean;
}

export interface GateFacts {
  readonly user: User | undefined;
  readonly permissions: PermissionsState;
}

/**
 * A gate without a rule admits no visitor: the page forgot to say whom to admit. The only check of
 * this kind, for every gate.
 */
export const hasRule = ({ permissions = [], authorizer }: GateRule): boolean =>
  authorizer !== undefined || permissions.length > 0;

function isAuthorized(rule: GateRule, user: User | undefined): boolean {
  const { permissions = [], authorizer } = rule;
  if (authorizer) return authorizer(user);
  return hasRule(rule) && user !== undefined && hasPermissions(user, permissions);
}

/**
 * Pending until permissions are loaded. A failed check is retried once from the network.
 * @source ledger PRM-3..7
 */
export function decideGate(
  rule: GateRule,
  { user, permissions }: GateFacts,
): 'pending' | 'retry' | 'allowed' | 'denied' {
  if (permissions.status === 'notLoaded') return 'pending';
  if (isAuthorized(rule, user)) return 'allowed';
  return permissions.retryAttempted ? 'denied' : 'retry';
}
