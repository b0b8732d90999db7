import { useEffect, type SubmitEvent } from 'react';
import { useIsLive } from 'remote-kit/is-live';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { readPostAddress } from '../site/lenderPagePart';
import { text } from '../site/messages';
import { ErrorSummary } from './checks/ErrorSummary';
import { selectShownFields } from './fields/fields';
import { FormField } from './FormField';
import { Steps } from './steps/Steps';
import { markSeen } from './leadMarks';
import { connectionChanged, formOpened, pageRestored } from './lifecycle';
import { leadSubmitted } from './submission/submission';
import { readTrap, SubmitLead, TrapField } from './submission/SubmitLead';
import classes from './LeadForm.module.css';

/** The form of a mortgage professional. Its <form> is in a shadow root, apart from a form of the host page (F58). */
export function LeadForm() {
  useLifecycle();
  const dispatch = useSessionDispatch();
  const isLive = useIsLive();
  const postTo = isLive ? undefined : readPostAddress();
  const shown = useSessionSelector(selectShownFields);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    dispatch(leadSubmitted(readTrap(event.currentTarget)));
  };
  return (
    // `dialog` sends nothing.
    <form
      ref={markSeen}
      method={postTo ? 'post' : 'dialog'}
      action={postTo}
      className={classes.form}
      noValidate
      onSubmit={submit}
      aria-label={text('form')}
    >
      <ErrorSummary />
      {shown.map((field) => (
        <FormField key={field} field={field} />
      ))}
      <Steps />
      <TrapField />
      <SubmitLead />
    </form>
  );
}

function useLifecycle(): void {
  const dispatch = useSessionDispatch();
  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    const readConnection = () =>
      void dispatch(connectionChanged(navigator.onLine));
    const readReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        dispatch(pageRestored());
      }
    };
    dispatch(formOpened());
    readConnection();
    window.addEventListener('online', readConnection, { signal });
    window.addEventListener('offline', readConnection, { signal });
    window.addEventListener('pageshow', readReturn, { signal });
    return () => mounted.abort();
  }, [dispatch]);
}
