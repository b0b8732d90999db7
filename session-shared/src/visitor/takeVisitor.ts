import type { User } from 'mortgage-domain/people/user';
import type { VisitorStore } from './userLookup';
import { loggedIn, loggedOut, selectUser } from './visitor';

/** Somebody is signed in. Where that is another person than before, nothing of the one who left may stay. */
export function takeVisitor(store: VisitorStore, user: User, authToken: string | undefined): void {
  const before = selectUser(store.getState());
  if (before && before.id !== user.id) store.dispatch(loggedOut('otherUser'));
  store.dispatch(loggedIn(user, authToken));
}
