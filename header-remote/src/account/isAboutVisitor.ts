import type { User } from 'mortgage-domain/people/user';

/**
 * Whether an account response goes for the visitor as they are now. Sections go for those whom the
 * session has found meanwhile; else somebody signed in or out, and it is about another (HDR-18).
 */
export function isAboutVisitor(hasSections: boolean, userBefore?: User, user?: User): boolean {
  if (user === userBefore) return true;
  return hasSections && (!userBefore || user?.id === userBefore.id);
}
