import { isLender } from 'mortgage-domain/people/user';
import type { GateRule } from 'session-shared/gate';
import type { AccessDeniedOptions } from './options';

/** OPN-49: an authorizer that a tag names. */
const isSignedInLender: GateRule['authorizer'] = (user) => user !== undefined && isLender(user);

export const findAuthorizer = (given: AccessDeniedOptions['authorizer']): GateRule['authorizer'] =>
  given === 'lender' ? isSignedInLender : given;
