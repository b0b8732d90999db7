import type { User } from 'mortgage-domain/people/user';

/**
 * Whether an answer of the server is about the present visitor. An answer with a user also applies to a visitor whom the session
 * found meanwhile; after any other sign-in or sign-out it is about the previous visitor (HDR-18).
 */
export function isAboutVisitor(hasUser: boolean, userBefore?: User, user?: User): boolean {
  if (user === userBefore) return true;
  return hasUser && (!userBefore || user?.id === userBefore.id);
}
