/** A visitor comes, or goes because the API refused their token. */
import type { User } from 'mortgage-domain/people/user';
import type { VisitorStore } from './visitor';
import { expiryFound, loggedIn, loggedOut, selectUser } from './visitor';

/** A visitor as the server answered. */
export interface FoundVisitor {
  readonly user: User;
  readonly authToken?: string;
  /** Seconds until the session ends; another kind of value is ignored. */
  readonly expiresIn?: unknown;
}

/** Stores the signed-in visitor. If it is another person, the previous person's data is removed first. */
export function takeVisitor(
  store: VisitorStore,
  { user, authToken, expiresIn }: FoundVisitor,
): void {
  const before = selectUser(store.getState());
  if (before && before.id !== user.id) store.dispatch(loggedOut('otherUser'));
  store.dispatch(loggedIn(user, authToken));
  const leftMs = Number(expiresIn) * 1000;
  if (leftMs > 0) store.dispatch(expiryFound(Date.now() + leftMs));
}

/** Drops the visitor after the API refused the token; a newer token stays (AUT-3 ERR-1). */
export function dropVisitor(store: VisitorStore, caller: unknown): void {
  const { authToken, loggedIn: isLoggedIn } = store.getState().user;
  if (caller === undefined ? isLoggedIn : caller === authToken)
    store.dispatch(loggedOut('invalidToken'));
}
