import type { LookUpUser, VisitorStore } from './userLookup';
import { selectAuthToken } from './visitor';

/** The token that is held, or that a lookup brings; undefined: nobody is signed in (AUT-1, AUT-4). */
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
