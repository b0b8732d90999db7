import type { LookUpUser } from './userLookup';
import type { VisitorStore } from './visitor';
import { selectAuthToken } from './visitor';

/** The stored token, or that of a lookup. Undefined if the visitor is signed out (AUT-1, AUT-4). */
export async function findToken(
  store: VisitorStore,
  lookUpUser: LookUpUser,
  from: 'cache' | 'network',
): Promise<string | undefined> {
  const held = selectAuthToken(store.getState());
  if (from === 'cache' && held) return held;
  const { status } = await lookUpUser(from);
  return status === 'signedIn' ? selectAuthToken(store.getState()) : undefined;
}
