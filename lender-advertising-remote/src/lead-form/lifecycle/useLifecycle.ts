import { useEffect } from 'react';
import { useSessionDispatch } from 'session-shared/react';
import { connectionChanged, formOpened, pageRestored } from './lifecycle';

/** Keeps the form informed of the page around it, as long as it is shown. */
export function useLifecycle(): void {
  const dispatch = useSessionDispatch();
  useEffect(() => {
    const readConnection = () => {
      dispatch(connectionChanged(navigator.onLine));
    };
    const readReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(pageRestored());
    };
    dispatch(formOpened());
    readConnection();
    window.addEventListener('online', readConnection);
    window.addEventListener('offline', readConnection);
    window.addEventListener('pageshow', readReturn);
    return () => {
      window.removeEventListener('online', readConnection);
      window.removeEventListener('offline', readConnection);
      window.removeEventListener('pageshow', readReturn);
    };
  }, [dispatch]);
}
