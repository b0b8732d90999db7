import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from 'session-shared/react';

/** The shell's value during hydration, the real one in the next render and whenever the session changes. */
export function useHydratedValue<Value>(
  read: () => Value,
  inShell: () => Value,
): Value {
  const { store } = useSession();
  const subscribe = useCallback(
    (onChange: () => void) => store.subscribe(onChange),
    [store],
  );
  return useSyncExternalStore(subscribe, read, inShell);
}
