import { expiryFound, type VisitorStore } from './visitor';

/** Stores when the session ends. Ignores a missing or invalid number of seconds. */
export function tellExpiry(store: Pick<VisitorStore, 'dispatch'>, expiresIn: unknown): void {
  const leftMs = Number(expiresIn) * 1000;
  if (leftMs > 0) store.dispatch(expiryFound(Date.now() + leftMs));
}
