import type { User } from 'mortgage-domain/people/user';

/**
 * Whether an answer of the server goes for the visitor as they are now. One that names somebody
 * goes for those whom the session has found meanwhile; else somebody signed in or out, and it is
 * about another (HDR-18).
 */
export function isAboutVisitor(namesSomebody: boolean, userBefore?: User, user?: User): boolean {
  if (user === userBefore) return true;
  return namesSomebody && (!userBefore || user?.id === userBefore.id);
}
