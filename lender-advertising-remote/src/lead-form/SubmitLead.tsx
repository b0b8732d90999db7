import { useSessionSelector } from 'session-shared/react';
import { selectCanSubmit, selectSubmission } from './selectors';
import classes from './LeadForm.module.css';

const progressTexts = { sending: 'Submitting contact...', sent: 'Contact submitted successfully!' } as const;

/** FRM-7 to FRM-10: the button, or what became of the lead. */
export function SubmitLead() {
  const canSubmit = useSessionSelector(selectCanSubmit);
  const submission = useSessionSelector(selectSubmission);
  if (submission.status === 'failed') return <p role="alert" className={classes.failure}>{submission.message}</p>;
  if (submission.status !== 'editing') return <p role="status" className={classes.progress}>{progressTexts[submission.status]}</p>;
  return <button type="submit" className={classes.submit} aria-disabled={!canSubmit}>Submit</button>;
}
