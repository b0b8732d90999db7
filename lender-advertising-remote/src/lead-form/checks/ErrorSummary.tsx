import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useSessionSelector } from 'session-shared/react';
import { text } from '../../site/messages';
import notices from '../notices/Notice.module.css';
import { selectErrorList, selectSummaryCount } from './fieldErrors';
import classes from './ErrorSummary.module.css';

/** After a press that found errors: takes focus and leads to each field, which shows its own error. */
export function ErrorSummary() {
  const errors = useSessionSelector(selectErrorList);
  const summaryCount = useSessionSelector(selectSummaryCount);
  const summary = useFocusAtPress(summaryCount);
  if (summaryCount === 0 || errors.length === 0) {
    return null;
  }
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby="lead-errors"
      aria-describedby="lead-error-fields"
      className={`${notices.danger} ${classes.summary}`}
    >
      <p id="lead-errors" className={classes.title}>
        {text('checkFields')}
      </p>
      <ul id="lead-error-fields">
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

/** Returns the summary's `ref`. A press moves the focus; a summary that is merely drawn again does not (F71). */
function useFocusAtPress(summaryCount: number) {
  const summary = useRef<HTMLElement>(null);
  const seenCount = useRef(summaryCount);
  useEffect(() => {
    if (summaryCount > seenCount.current) {
      summary.current?.focus();
    }
    seenCount.current = summaryCount;
  }, [summaryCount]);
  return useCallback((element: HTMLElement | null) => {
    summary.current = element;
    return () => {
      summary.current = null;
      passFocusOn(element);
    };
  }, []);
}

/** Submit gets the summary's focus when the errors end by themselves, such as with the connection. */
function passFocusOn(summary: HTMLElement | null): void {
  if (summary?.matches(':focus-within')) {
    summary.closest('form')?.querySelector('button')?.focus();
  }
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
