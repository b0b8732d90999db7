import type { VisitorStore } from './visitor';
import { loggedOut, selectAuthToken, selectLoggedIn } from './visitor';

/** Drops the visitor after the API refused the token; a newer token stays (AUT-3 ERR-1). */
export function dropVisitor(store: VisitorStore, caller: unknown): void {
  const held = selectAuthToken(store.getState());
  const isHeld = caller === undefined ? selectLoggedIn(store.getState()) : caller === held;
  if (isHeld) store.dispatch(loggedOut('invalidToken'));
}
