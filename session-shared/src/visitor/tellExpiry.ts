import type { VisitorStore } from './userLookup';
import { expiryFound } from './visitor';

/** Seconds that the server gives the session from now on; a server that says nothing of it, or nonsense, changes nothing. */
export function tellExpiry(store: Pick<VisitorStore, 'dispatch'>, expiresIn: unknown): void {
  if (Number(expiresIn) > 0) store.dispatch(expiryFound(Date.now() + Number(expiresIn) * 1000));
}
