/** The exposed module `session-shared/gate`: content only for those who may see it. The server must enforce the same rule. */
import { useEffect, type ReactNode } from 'react';
import { useSession, useSessionDispatch, useSessionSelector } from '../react';
import {
  permissionsLoaded,
  permissionsRetried,
  selectPermissionsState,
} from '../permissions/permissions';
import { selectUser } from '../visitor/visitor';
import { decideGate, type GateRule } from './decideGate';

export type { GateRule } from './decideGate';

interface PermissionGateProps extends GateRule {
  /** Where permissions are loaded from; the cache by default (PRM-9). */
  readonly loadFrom?: 'cache' | 'network';
  /** Shown while the check is pending; nothing by default (PRM-5). */
  readonly loading?: ReactNode;
  /** Shown when the check does not pass (PRM-7). */
  readonly unauthorized: ReactNode;
  readonly children: ReactNode;
}

export function PermissionGate({
  loading = null,
  unauthorized,
  loadFrom = 'cache',
  children,
  ...rule
}: PermissionGateProps) {
  const verdict = useGateVerdict(rule, loadFrom);
  if (verdict === 'allowed') return children;
  return verdict === 'denied' ? unauthorized : loading;
}

function useGateVerdict(
  rule: GateRule,
  loadFrom: 'cache' | 'network',
): ReturnType<typeof decideGate> {
  const session = useSession();
  const dispatch = useSessionDispatch();
  const user = useSessionSelector(selectUser);
  const permissions = useSessionSelector(selectPermissionsState);
  const verdict = decideGate(rule, { user, permissions });

  useEffect(() => {
    if (verdict !== 'pending') return;
    // PRM-3: loaded on success and on failure alike.
    void session.lookUpUser(loadFrom).finally(() => dispatch(permissionsLoaded()));
  }, [verdict, loadFrom, session, dispatch]);

  useEffect(() => {
    if (verdict !== 'retry') return;
    void session.lookUpUser('network').finally(() => dispatch(permissionsRetried()));
  }, [verdict, session, dispatch]);

  return verdict;
}
