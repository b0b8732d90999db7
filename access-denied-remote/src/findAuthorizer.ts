import { authorizers } from 'mortgage-domain/people/authorizers';
import type { GateRule } from 'session-shared/gate';
import type { AccessDeniedOptions } from './options';

/** PRM-11, OPN-49: a page's own authorizer, or the one that its tag names. */
export function findAuthorizer(given: AccessDeniedOptions['authorizer']): GateRule['authorizer'] {
  if (typeof given !== 'string') return given;
  const isAuthorized = authorizers[given];
  return (user) => user !== undefined && isAuthorized(user);
}
