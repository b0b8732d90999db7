import { authorizers } from 'mortgage-domain/people/pagePermissions';
import type { GateRule } from 'session-shared/gate';
import type { AccessDeniedOptions } from './options';

/** The page's own authorizer, or the one that its tag names. @source ledger PRM-11, OPN-49 */
export function findAuthorizer({
  authorizer,
}: AccessDeniedOptions): GateRule['authorizer'] {
  if (typeof authorizer !== 'string') {
    return authorizer;
  }
  const isAuthorized = authorizers[authorizer];
  return (user) => user !== undefined && isAuthorized(user);
}
