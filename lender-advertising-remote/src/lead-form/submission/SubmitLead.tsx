import { Fragment, useEffect, useRef, type MouseEvent } from 'react';
import { toTelHref } from 'mortgage-domain/fields/phone';
import { useIsLive } from 'remote-kit/is-live';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { readLenderPagePart, readPostAddress } from '../../site/lenderPagePart';
import { text } from '../../site/messages';
import { selectStillNeeded, selectSummaryCount } from '../checks/fieldErrors';
import { selectOnline } from '../lifecycle';
import notices from '../notices/Notice.module.css';
import { StaticNotice } from '../notices/StaticNotice';
import { selectSubmission, type FailureCause } from './submission';
import controls from 'design-tokens/controls.module.css';
import late from 'design-tokens/late.module.css';
import classes from './SubmitLead.module.css';

/** FRM-7 to FRM-10: the button, or the result. Both regions exist from the start, or screen readers would not announce their texts. */
export function SubmitLead() {
  const submission = useSessionSelector(selectSubmission);
  const online = useSessionSelector(selectOnline);
  const { status } = submission;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Keeps the keyboard focus near the place of the button.
    const root = outcome.current?.getRootNode();
    const isLost =
      root instanceof ShadowRoot &&
      root.activeElement === null &&
      // The page's own fields may have it meanwhile.
      document.activeElement === document.body;
    if (status !== 'editing' && isLost) {
      outcome.current?.focus({ preventScroll: true });
    }
  }, [status]);
  return (
    <div ref={outcome} className={classes.outcome} tabIndex={-1}>
      <div role="status">
        {status === 'sending' && (
          <p className={notices.info}>{text('sending')}</p>
        )}
        {status === 'sent' && (
          <p className={`${notices.info} ${classes.strong}`}>{text('sent')}</p>
        )}
        {status === 'editing' && !online && (
          <p className={notices.quiet}>{text('offline')}</p>
        )}
        {'isChecked' in submission && (
          <p className={notices.quiet}>{text('checking')}</p>
        )}
      </div>
      <div role="alert">
        {submission.status === 'failed' && <Failure cause={submission.cause} />}
      </div>
      {status === 'editing' && <SubmitButton />}
    </div>
  );
}

/**
 * An outline while something is missing, which the line below names until the summary does. It is not disabled: a press
 * shows the errors (OPN-68). The static form does not know its fields, so it keeps the line's place without a text (F74).
 */
function SubmitButton() {
  const needed = useSessionSelector(selectStillNeeded);
  const isListed = useSessionSelector(selectSummaryCount) > 0;
  const fields = needed.map((field) => text(`label.${field}`)).join(', ');
  const isLive = useIsLive();
  const posts = !isLive && readPostAddress() !== undefined;
  const inStatic = isLive ? '' : late.early;
  return (
    <>
      <button
        type="submit"
        className={`${controls.primary} ${posts ? '' : inStatic}`}
        data-ready={needed.length === 0}
        aria-describedby={isLive ? 'lead-needed' : undefined}
      >
        {text('submit')}
      </button>
      <p
        id="lead-needed"
        className={`${classes.needed} ${inStatic}`}
        data-pending={isLive ? undefined : ''}
      >
        {needed.length > 0 && !isListed
          ? text('stillNeeded', { count: needed.length, fields })
          : text('purpose')}
      </p>
      <LegalLine />
      {!isLive && <StaticNotice posts={posts} />}
    </>
  );
}

/** What happens with the phone number, and the site's own pages about it. */
function LegalLine() {
  const { legal } = readLenderPagePart();
  return (
    <p className={classes.needed}>
      {text('calls')}
      {legal.map(({ text: label, href }) => (
        <Fragment key={href}>
          {' '}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
    </p>
  );
}

const tryAgain = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
};

/** The cause, if it is known, then FRM-11, then what to do: by a link, because a failure shows no button (FRM-10, OPN-68). */
function Failure({ cause }: { readonly cause: FailureCause }) {
  const { advertisingPhone: phone } = useSessionSelector(selectSite);
  const isKnown = cause !== 'unexpected';
  return (
    <div className={`${notices.danger} ${classes.failure}`}>
      {isKnown && <p className={classes.strong}>{text(`cause.${cause}`)}</p>}
      <p className={isKnown ? undefined : classes.strong}>
        {text('error.sendFailure')}
      </p>
      <p>
        {text(`advice.${cause}`)}
        {phone && (
          <>
            {` ${text('orCallUs')} `}
            <a href={toTelHref(phone)}>{phone}</a>
          </>
        )}
      </p>
      <a className={classes.again} href="#form" onClick={tryAgain}>
        {text('tryAgain')}
      </a>
    </div>
  );
}

const trapName = 'website';

/** Without `FormData`, which a page may have replaced (F73). */
export const readTrap = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>(`[name=${trapName}]`)?.value ?? '';

/** A hidden field that only bots fill in; the server then requires a challenge (S09). */
export const TrapField = () => (
  <div className={classes.trap} aria-hidden="true">
    <label>
      {text('trap')}
      <input
        type="text"
        name={trapName}
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </label>
  </div>
);
