/** The exposed module `session-shared/react`: the session in a component tree. */
import type { ReactNode } from 'react';
import { Provider, useDispatch, useSelector, type TypedUseSelectorHook } from 'react-redux';
import type { Dispatch } from 'redux';
import type { Session } from '../session/contract';
import { initialState, type SessionState } from '../session/state';
import { readStampedSite } from '../site/sessionPart';
import { SessionContext } from './useSession';

export { useLinkTracking } from './useLinkTracking';
export { useSession } from './useSession';

/**
 * Gives the tree the page's session. Hydration starts from the anonymous state that the shell was rendered with, whatever the
 * store already knows; the real state follows in the next render.
 */
export function SessionProvider({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  // The shell was rendered for the site, without what this page says differently.
  const anonymous = { ...session.store.getState(), ...initialState(readStampedSite()) };
  return (
    <Provider store={session.store} serverState={anonymous}>
      <SessionContext value={session}>{children}</SessionContext>
    </Provider>
  );
}

export const useSessionSelector: TypedUseSelectorHook<SessionState> = useSelector;
export const useSessionDispatch = (): Dispatch => useDispatch();
