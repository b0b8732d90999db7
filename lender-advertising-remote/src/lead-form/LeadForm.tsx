import type { SubmitEvent } from 'react';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { submitPressed } from './actions';
import { ErrorSummary } from './ErrorSummary';
import { LeadField } from './LeadField';
import { selectShownFields } from './selectors';
import { SubmitLead } from './SubmitLead';
import classes from './LeadForm.module.css';

/** The form of a mortgage professional. Its own <form> stands in a shadow root: a host page's form never sees it (F58). */
export function LeadForm() {
  const dispatch = useSessionDispatch();
  const shown = useSessionSelector(selectShownFields);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    dispatch(submitPressed());
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Contact our team">
      <ErrorSummary />
      {shown.map((field) => <LeadField key={field} field={field} />)}
      <SubmitLead />
    </form>
  );
}
