import type { User } from 'mortgage-domain/people/user';
import { loggedIn, loggedOut, selectUser, type VisitorStore } from './visitor';

/** Stores the signed-in visitor. If it is another person, the previous person's data is removed first. */
export function takeVisitor(store: VisitorStore, user: User, authToken: string | undefined): void {
  const before = selectUser(store.getState());
  if (before && before.id !== user.id) store.dispatch(loggedOut('otherUser'));
  store.dispatch(loggedIn(user, authToken));
}
