/** The exposed module `session-shared/react`: the session in a component tree. */
import { useState, type ReactNode } from 'react';
import {
  Provider,
  useDispatch,
  useSelector,
  type TypedUseSelectorHook,
} from 'react-redux';
import type { Dispatch } from 'redux';
// Selectors of all remotes' views share this copy.
import 'reselect';
import { isSame } from '../browser/isSame';
import { selectSite } from '../config/config';
import type { Session } from '../session/contract';
import { initialState, type SessionState } from '../session/state';
import { readStampedSite } from '../site/sessionPart';
import { SessionContext } from './useSession';

export { useLinkTracking } from './useLinkTracking';
export { useSession } from './useSession';

/** Gives the tree the page's session. Hydration starts from the anonymous state of the shell; the real state follows. */
export function SessionProvider({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  const [anonymous] = useState(() => toAnonymous(session.store.getState()));
  return (
    <Provider store={session.store} serverState={anonymous}>
      <SessionContext value={session}>{children}</SessionContext>
    </Provider>
  );
}

/**
 * The state that the shell was rendered with: the site, without the options of this page. Without options the site
 * object stays the same, so its views do not render a second time. Parts of features are missing, as before the
 * features ran.
 */
function toAnonymous(state: SessionState): SessionState {
  const stamped = readStampedSite();
  const site = selectSite(state);
  return initialState(isSame(site, stamped) ? site : stamped);
}

export const useSessionSelector: TypedUseSelectorHook<SessionState> =
  useSelector;
export const useSessionDispatch = (): Dispatch => useDispatch();
