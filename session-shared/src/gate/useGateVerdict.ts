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

/** PRM-3 to PRM-9: asks who the visitor is, once more where the check fails, and decides. */
export function useGateVerdict(
  rule: GateRule,
  loadFrom: PermissionSource,
): ReturnType<typeof decideGate> {
  const session = useSession();
  const dispatch = useSessionDispatch();
  const user = useSessionSelector(selectUser);
  const loaded = useSessionSelector(selectPermissionsState);
  // What another gate of the page has loaded is a cache, too.
  const [askedNetwork, setAskedNetwork] = useState(false);
  const isFresh = loadFrom === 'cache' || askedNetwork;
  const verdict = decideGate(rule, { user, permissions: isFresh ? loaded : initialPermissions });

  const isShut = !hasRule(rule);
  useEffect(() => {
    if (isShut)
      console.warn(
        '[mortgage session] nobody is let in: a permission gate has neither permissions nor an authorizer. Give it one of them.',
      );
  }, [isShut]);

  useEffect(() => {
    if (verdict !== 'pending') return;
    // PRM-3: loaded on success and on failure alike.
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
