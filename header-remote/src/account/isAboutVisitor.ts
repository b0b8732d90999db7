import type { User } from 'mortgage-domain/people/user';

/** Whether a server's answer is about the present visitor. After another sign-in or sign-out it is not (HDR-18). */
export function isAboutVisitor(hasUser: boolean, userBefore?: User, user?: User): boolean {
  if (user === userBefore) return true;
  return hasUser && (!userBefore || user?.id === userBefore.id);
}
