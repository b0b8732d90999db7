import { useEffect, useRef } from 'react';
import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import { toTelHref } from 'mortgage-domain/fields/phone';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { failureAdvice, type FailureCause } from './failure';
import { fieldTexts } from './fieldTexts';
import { selectOnline, selectStillNeeded, selectSubmission } from './selectors';
import controls from 'design-tokens/controls.module.css';
import classes from './LeadForm.module.css';

const progressTexts = {
  editing: '',
  failed: '',
  sending: 'Submitting contact...',
  sent: 'Contact submitted successfully!',
} as const;

/** FRM-7 to FRM-10: the button, or what became of the lead. Both regions are there from the start, or their words would not be announced. */
export function SubmitLead() {
  const submission = useSessionSelector(selectSubmission);
  const online = useSessionSelector(selectOnline);
  const place = useRef<HTMLDivElement>(null);
  const { status } = submission;
  useEffect(() => {
    // The button is gone: whoever pressed it by keyboard must not lose the place.
    const root = place.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (status !== 'editing' && !root?.activeElement) place.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <div ref={place} className={classes.outcome} tabIndex={-1}>
      <div role="status" className={classes[status]}>
        {progressTexts[status]}
        {!online && status === 'editing' && (
          <p className={classes.notice}>
            You are offline. What you typed is kept; it can be sent when the connection is back.
          </p>
        )}
      </div>
      <div role="alert">
        {submission.status === 'failed' && <Failure cause={submission.cause} />}
      </div>
      {status === 'editing' && <SubmitButton />}
    </div>
  );
}

/** It looks disabled while something is needed, and says what; a press then shows the errors (OPN-68). */
function SubmitButton() {
  const needed = useSessionSelector(selectStillNeeded);
  return (
    <>
      <button
        type="submit"
        className={controls.primary}
        aria-disabled={needed.length > 0}
        aria-describedby="lead-needed"
      >
        Submit
      </button>
      <p id="lead-needed" className={classes.needed}>
        {needed.length > 0
          ? `Still needed: ${needed.map((field) => fieldTexts[field].label).join(', ')}`
          : 'We use your details to contact you about advertising.'}
      </p>
    </>
  );
}

function Failure({ cause }: { readonly cause: FailureCause }) {
  const { advertisingPhone } = useSessionSelector(selectSite);
  return (
    <div className={classes.failure}>
      <p>{leadMessages.sendFailure}</p>
      <p>
        {failureAdvice[cause]}
        {cause !== 'refused' && (
          <>
            {' '}
            Or call us: <a href={toTelHref(advertisingPhone)}>{advertisingPhone}</a>
          </>
        )}
      </p>
    </div>
  );
}
