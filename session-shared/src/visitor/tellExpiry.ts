import type { VisitorStore } from './userLookup';
import { expiryFound } from './visitor';

/** Seconds that the server gives the session from now on; a server that says nothing of it, or nonsense, changes nothing. */
export function tellExpiry(store: Pick<VisitorStore, 'dispatch'>, expiresIn: unknown): void {
  const leftMs = Number(expiresIn) * 1000;
  if (leftMs > 0) store.dispatch(expiryFound(Date.now() + leftMs));
}
