import { authorizers } from 'mortgage-domain/people/authorizers';
import type { GateRule } from 'session-shared/gate';
import type { AccessDeniedOptions } from './options';

type Rule = Pick<AccessDeniedOptions, 'permissions' | 'authorizer'>;

/** A page that says nothing lets nobody in (PRM-10). */
export const hasRule = ({ permissions = [], authorizer }: Rule): boolean =>
  authorizer !== undefined || permissions.length > 0;

const nobody = () => false;

/** PRM-11, OPN-49: a page's own authorizer, or the one that its tag names. */
export function findAuthorizer(rule: Rule): GateRule['authorizer'] {
  const { authorizer } = rule;
  if (!hasRule(rule)) return nobody;
  if (typeof authorizer !== 'string') return authorizer;
  const isAuthorized = authorizers[authorizer];
  return (user) => user !== undefined && isAuthorized(user);
}
