import type { User } from 'mortgage-domain/people/user';

export type LoginSync = 'unchanged' | 'signedIn' | 'signedOut';

/** HDR-16, HDR-17: what the account response means for the session. */
export function decideLoginSync(hasSections: boolean, loggedIn: boolean): LoginSync {
  if (hasSections === loggedIn) return 'unchanged';
  return hasSections ? 'signedIn' : 'signedOut';
}

/**
 * Whether an account response goes for the visitor as they are now. Sections go for those whom the
 * session has found meanwhile; else somebody signed in or out, and it is about another (HDR-18).
 */
export function isAboutVisitor(hasSections: boolean, userBefore?: User, user?: User): boolean {
  if (user === userBefore) return true;
  return hasSections && (!userBefore || user?.id === userBefore.id);
}
