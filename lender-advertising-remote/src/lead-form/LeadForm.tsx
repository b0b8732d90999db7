import type { SubmitEvent } from 'react';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { text } from '../site/messages';
import { ErrorSummary } from './checks/ErrorSummary';
import { selectShownFields } from './fields/fields';
import { FormField } from './FormField';
import { markSeen } from './leadMarks';
import { useLifecycle } from './lifecycle/useLifecycle';
import { leadSubmitted } from './submission/submission';
import { SubmitLead } from './submission/SubmitLead';
import { TrapField, trapName } from './submission/TrapField';
import classes from './LeadForm.module.css';

/** The form of a mortgage professional. Its <form> is in a shadow root, apart from a form of the host page (F58). */
export function LeadForm() {
  useLifecycle();
  const dispatch = useSessionDispatch();
  const shown = useSessionSelector(selectShownFields);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const trap = new FormData(event.currentTarget).get(trapName);
    dispatch(leadSubmitted(typeof trap === 'string' ? trap : ''));
  };
  return (
    // `dialog`: pressed before React is there, the browser itself sends nothing anywhere.
    <form
      ref={markSeen}
      method="dialog"
      className={classes.form}
      noValidate
      onSubmit={submit}
      aria-label={text('form')}
    >
      <ErrorSummary />
      {shown.map((field) => (
        <FormField key={field} field={field} />
      ))}
      <TrapField />
      <SubmitLead />
    </form>
  );
}
