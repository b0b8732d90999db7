import { useEffect, useState } from 'react';
import { useSession, useSessionDispatch, useSessionSelector } from '../react';
import {
  initialPermissions,
  permissionsLoaded,
  permissionsRetried,
  selectPermissionsState,
} from '../permissions/permissions';
import { selectUser } from '../visitor/visitor';
import { decideGate, hasRule, type GateRule } from './decideGate';

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
  const verdict = decideGate(rule, { user, permissions: isFresh ? loaded : initialPermissions });

  const isShut = !hasRule(rule);
  useEffect(() => {
    if (isShut)
      console.warn(
        '[mortgage session] A gate has neither permissions nor an authorizer, so it admits no visitor. Set one of them, for example data-permissions or data-authorizer on the tag.',
      );
  }, [isShut]);

  useEffect(() => {
    if (verdict !== 'pending') return;
    // A failed lookup counts as loaded, too (PRM-3).
    void session.lookUpUser(loadFrom).finally(() => {
      dispatch(permissionsLoaded());
      setAskedNetwork(loadFrom === 'network');
    });
  }, [verdict, loadFrom, session, dispatch]);

  useEffect(() => {
    if (verdict !== 'retry') return;
    void session.lookUpUser('network').finally(() => dispatch(permissionsRetried()));
  }, [verdict, session, dispatch]);

  return verdict;
}
