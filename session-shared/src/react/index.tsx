/** The door `session-shared/react`: the session in a component tree. */
import { createContext, useContext, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector, type TypedUseSelectorHook } from 'react-redux';
import type { Dispatch, UnknownAction } from 'redux';
import { toSiteConfig } from 'mortgage-domain/siteConfig';
import type { Session } from '../session/contract';
import { initialState, type SessionState } from '../session/state';

const SessionContext = createContext<Session | null>(null);

/**
 * Gives the tree the page's session. Hydration starts from the anonymous state that the shell was rendered with, whatever the
 * store already knows; the real state follows in the next render.
 */
export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  // The shell was rendered with the defaults, not with what this page says differently.
  const anonymous = { ...session.store.getState(), ...initialState(toSiteConfig()) };
  return (
    <Provider store={session.store} serverState={anonymous}>
      <SessionContext value={session}>{children}</SessionContext>
    </Provider>
  );
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    const message = 'UserSession store is undefined';
    console.error(message);
    throw new Error(`${message}: put the component inside <SessionProvider session={connectSession()}>.`);
  }
  return session;
}

export const useSessionSelector: TypedUseSelectorHook<SessionState> = useSelector;
export const useSessionDispatch = (): Dispatch<UnknownAction> => useDispatch();
