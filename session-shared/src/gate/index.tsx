/** The exposed module `session-shared/gate`: content only for those who may see it. The server must enforce the same rule. */
import type { ReactNode } from 'react';
import { AccessDenied } from './AccessDenied';
import {
  type GateRule,
  useGateVerdict,
  type PermissionSource,
} from './useGateVerdict';

export { keepsCookies } from 'embed/cookies';
export { AccessDenied, type AccessDeniedProps } from './AccessDenied';
export type { GateRule, PermissionSource } from './useGateVerdict';

interface PermissionGateProps extends GateRule {
  readonly loadFrom?: PermissionSource;
  readonly loading?: ReactNode;
  /** Shown when the check does not pass (PRM-7); the Access Denied screen by default (PRM-8). */
  readonly unauthorized?: ReactNode;
  readonly children: ReactNode;
}

export function PermissionGate({
  loading = null,
  unauthorized = <AccessDenied />,
  loadFrom = 'cache',
  children,
  ...rule
}: PermissionGateProps) {
  const verdict = useGateVerdict(rule, loadFrom);
  if (verdict === 'allowed') {
    return children;
  }
  return verdict === 'denied' ? unauthorized : loading;
}
