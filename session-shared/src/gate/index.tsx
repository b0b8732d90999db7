/** The door `session-shared/gate`: content only for those who may see it. The server must enforce the same rule. */
import { useEffect, type ReactNode } from 'react';
import { useSession, useSessionDispatch, useSessionSelector } from '../react';
import { permissionsLoaded, permissionsRetried } from '../session/actions';
import { selectLookupStatus, selectPermissionsState, selectUser } from '../session/selectors';
import { decideGate, type GateRule } from './decideGate';

export type { GateRule } from './decideGate';

interface PermissionGateProps extends GateRule {
  /** Shown while the check is pending; nothing by default (PRM-5). */
  readonly loading?: ReactNode;
  /** Shown when the check does not pass (PRM-7). */
  readonly unauthorized: ReactNode;
  readonly children: ReactNode;
}

export function PermissionGate({ loading = null, unauthorized, children, ...rule }: PermissionGateProps) {
  const verdict = useGateVerdict(rule);
  if (verdict === 'allowed') return children;
  return verdict === 'denied' ? unauthorized : loading;
}

function useGateVerdict(rule: GateRule): ReturnType<typeof decideGate> {
  const session = useSession();
  const dispatch = useSessionDispatch();
  const status = useSessionSelector(selectLookupStatus);
  const user = useSessionSelector(selectUser);
  const permissions = useSessionSelector(selectPermissionsState);
  const verdict = decideGate(rule, { status, user, permissions });

  useEffect(() => {
    if (verdict !== 'pending') return;
    // PRM-3: loaded on success and on failure alike.
    void session.lookUpUser('cache').finally(() => dispatch(permissionsLoaded()));
  }, [verdict, session, dispatch]);

  useEffect(() => {
    if (verdict !== 'retry') return;
    void session.lookUpUser('network').finally(() => dispatch(permissionsRetried()));
  }, [verdict, session, dispatch]);

  return verdict;
}
