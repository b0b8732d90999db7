import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from 'session-shared/react';

/**
 * A value that was not known when the shell was rendered: what the shell shows while React takes it
 * over, the real one in the next render. It is read again in each render, and whenever the session
 * changes: what the address says follows a page that navigates without a reload.
 */
export function useHydratedValue<Value>(read: () => Value, inShell: () => Value): Value {
  const { store } = useSession();
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  return useSyncExternalStore(subscribe, read, inShell);
}
