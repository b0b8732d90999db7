import { useEffect, useState } from 'react';
import {
  hasPermissions,
  permissions as known,
} from 'mortgage-domain/people/permissions';
import type { User } from 'mortgage-domain/people/user';
import { isRecord } from 'mortgage-domain/wire/isRecord';
import { useSession, useSessionDispatch, useSessionSelector } from '../react';
import {
  initialPermissions,
  permissionsLoaded,
  permissionsRetried,
  selectPermissionsState,
  type PermissionsState,
} from '../permissions/permissions';
import { selectUser } from '../visitor/visitor';

export type PermissionSource = 'cache' | 'network';

/** Looks up the visitor, a second time if the check fails, and decides. @source ledger PRM-3..9 */
export function useGateVerdict(
  rule: GateRule,
  loadFrom: PermissionSource,
): ReturnType<typeof decideGate> {
  const session = useSession();
  const dispatch = useSessionDispatch();
  const user = useSessionSelector(selectUser);
  const loaded = useSessionSelector(selectPermissionsState);
  // Permissions that another gate of the page loaded count as cached.
  const [askedNetwork, setAskedNetwork] = useState(false);
  const isFresh = loadFrom === 'cache' || askedNetwork;
  const verdict = decideGate(rule, {
    user,
    permissions: isFresh ? loaded : initialPermissions,
  });

  const advice = adviceOn(rule);
  useEffect(() => {
    if (advice) {
      warn(advice);
    }
  }, [advice]);

  useEffect(() => {
    if (verdict !== 'pending') {
      return;
    }
    // A failed lookup counts as loaded, too (PRM-3).
    void session.lookUpUser(loadFrom).finally(() => {
      dispatch(permissionsLoaded());
      setAskedNetwork(loadFrom === 'network');
    });
  }, [verdict, loadFrom, session, dispatch]);

  useEffect(() => {
    if (verdict !== 'retry') {
      return;
    }
    void session
      .lookUpUser('network')
      .finally(() => dispatch(permissionsRetried()));
  }, [verdict, session, dispatch]);

  return verdict;
}

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

/** A gate without a rule admits no visitor. The only check of this kind, for every gate. */
const hasRule = ({ permissions = [], authorizer }: GateRule): boolean =>
  authorizer !== undefined || permissions.length > 0;

function adviceOn(rule: GateRule): string | undefined {
  const { permissions = [], authorizer } = rule;
  if (!hasRule(rule)) {
    return 'A gate has neither permissions nor an authorizer, so it admits no visitor. Set data-permissions or data-authorizer on the tag.';
  }
  const unknown = permissions.filter(
    (name) => !known.some((permission) => permission === name),
  );
  return !authorizer && unknown.length > 0
    ? `A gate admits no visitor: ${unknown.join(', ')} is no permission.`
    : undefined;
}

const warn = (advice: string, ...errors: readonly unknown[]): void =>
  console.warn(`[mortgage session] ${advice}`, ...errors);

function isAuthorized(rule: GateRule, user: User | undefined): boolean {
  const { permissions = [], authorizer } = rule;
  if (authorizer) {
    return isAdmittedBy(authorizer, user);
  }
  return (
    hasRule(rule) && user !== undefined && hasPermissions(user, permissions)
  );
}

/** The page's own function: one that throws, or promises an answer by whatever promise, admits no visitor. */
function isAdmittedBy(
  authorizer: (user?: User) => unknown,
  user: User | undefined,
): boolean {
  try {
    const answer = authorizer(user);
    if (!isRecord(answer) || !('then' in answer)) {
      return Boolean(answer);
    }
    warn("A gate's authorizer gave a promise.");
  } catch (error) {
    warn("A gate's authorizer failed.", error);
  }
  return false;
}

/** Pending until permissions are loaded. A failed check is retried once from the network. @source ledger PRM-3..7 */
export function decideGate(
  rule: GateRule,
  { user, permissions }: GateFacts,
): 'pending' | 'retry' | 'allowed' | 'denied' {
  if (permissions.status === 'notLoaded') {
    return 'pending';
  }
  if (isAuthorized(rule, user)) {
    return 'allowed';
  }
  return permissions.retryAttempted ? 'denied' : 'retry';
}
