import type { VisitorStore } from './userLookup';
import { loggedOut, selectAuthToken, selectLoggedIn } from './visitor';

/** AUT-3, ERR-1: the API has refused a token. Who is kept by it is dropped; a newer token than that of the call stays. */
export function dropVisitor(store: VisitorStore, caller: unknown): void {
  const held = selectAuthToken(store.getState());
  const isHeld = caller === undefined ? selectLoggedIn(store.getState()) : caller === held;
  if (isHeld) store.dispatch(loggedOut('invalidToken'));
}
