import { useEffect } from 'react';
import { useSessionDispatch } from 'session-shared/react';
import { connectionChanged, formOpened, formReopened } from './actions';

/** Tells the form what happens to the page around it: that it is there, the connection, a return from the browser's memory. */
export function usePageEvents(): void {
  const dispatch = useSessionDispatch();
  useEffect(() => {
    const tellConnection = () => dispatch(connectionChanged(navigator.onLine));
    const tellReturn = ({ persisted }: PageTransitionEvent) =>
      persisted && dispatch(formReopened());
    dispatch(formOpened());
    tellConnection();
    window.addEventListener('online', tellConnection);
    window.addEventListener('offline', tellConnection);
    window.addEventListener('pageshow', tellReturn);
    return () => {
      window.removeEventListener('online', tellConnection);
      window.removeEventListener('offline', tellConnection);
      window.removeEventListener('pageshow', tellReturn);
    };
  }, [dispatch]);
}
