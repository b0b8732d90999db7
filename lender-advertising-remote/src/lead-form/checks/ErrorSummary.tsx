import type { MouseEvent } from 'react';
import { useSessionSelector } from 'session-shared/react';
import { text } from '../../site/messages';
import notices from '../notices/Notice.module.css';
import { selectErrorList, selectSummaryCount } from './fieldErrors';
import classes from './ErrorSummary.module.css';

/** After a press that found errors: takes focus and leads to each field, which shows its own error. */
export function ErrorSummary() {
  const errors = useSessionSelector(selectErrorList);
  const summaryCount = useSessionSelector(selectSummaryCount);
  if (summaryCount === 0 || errors.length === 0) {
    return null;
  }
  return (
    <div
      key={summaryCount}
      ref={holdFocus}
      tabIndex={-1}
      role="group"
      aria-labelledby="lead-errors"
      className={`${notices.danger} ${classes.summary}`}
    >
      <p id="lead-errors" className={classes.title}>
        {text('checkFields')}
      </p>
      <ul>
        {errors.map(({ field }) => (
          <li key={field}>
            <a href={`#lead-${field}`} onClick={goToField}>
              {text(`label.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For a `ref`: Submit gets the focus when the errors end by themselves, such as with the connection. */
function holdFocus(summary: HTMLElement | null) {
  summary?.focus();
  return () => {
    if (!summary?.matches(':focus-within')) {
      return;
    }
    summary.closest('form')?.querySelector('button')?.focus();
  };
}

/** By script: the browser does not find the field in a shadow root. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { hash } = event.currentTarget;
  event.currentTarget
    .closest('form')
    ?.querySelector<HTMLElement>(hash)
    ?.focus();
}
