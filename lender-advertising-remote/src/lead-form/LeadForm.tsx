import type { SubmitEvent } from 'react';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { submitPressed } from './actions';
import { ErrorSummary } from './ErrorSummary';
import { LeadField } from './LeadField';
import { selectShownFields } from './selectors';
import { SubmitLead } from './SubmitLead';
import { trapName, TrapField } from './TrapField';
import { usePageEvents } from './usePageEvents';
import classes from './LeadForm.module.css';

/** The form of a mortgage professional. Its own <form> stands in a shadow root: a host page's form never sees it (F58). */
export function LeadForm() {
  usePageEvents();
  const dispatch = useSessionDispatch();
  const shown = useSessionSelector(selectShownFields);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    dispatch(submitPressed(String(new FormData(event.currentTarget).get(trapName) ?? '')));
  };
  return (
    // `dialog`: pressed before React is there, the browser itself sends nothing anywhere.
    <form
      method="dialog"
      className={classes.form}
      noValidate
      onSubmit={submit}
      aria-label="Contact our team"
    >
      <ErrorSummary />
      {shown.map((field) => (
        <LeadField key={field} field={field} />
      ))}
      <TrapField />
      <SubmitLead />
    </form>
  );
}
