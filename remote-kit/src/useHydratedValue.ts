import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from 'session-shared/react';

/**
 * A value that is not known when the shell is rendered: the shell's value during hydration, the real
 * one in the next render. Reads it in each render and whenever the session changes, because a page
 * may navigate without a reload.
 */
export function useHydratedValue<Value>(read: () => Value, inShell: () => Value): Value {
  const { store } = useSession();
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  return useSyncExternalStore(subscribe, read, inShell);
}
