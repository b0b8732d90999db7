import { useEffect, useRef, type MouseEvent } from 'react';
import { useSessionSelector } from 'session-shared/react';
import { fieldTexts } from './fieldTexts';
import { selectErrorList, selectSummaries } from './selectors';
import classes from './LeadForm.module.css';

/** After a press that found errors: takes focus and leads to each field. */
export function ErrorSummary() {
  const errors = useSessionSelector(selectErrorList);
  const summaries = useSessionSelector(selectSummaries);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (summaries > 0) summary.current?.focus();
  }, [summaries]);
  if (summaries === 0 || errors.length === 0) return null;
  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    (event.currentTarget.getRootNode() as ShadowRoot | Document)
      .querySelector<HTMLElement>(event.currentTarget.hash)
      ?.focus();
  };
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby="lead-errors"
      className={classes.summary}
    >
      <p id="lead-errors" className={classes.summaryTitle}>
        Please check these fields:
      </p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#lead-${field}`} onClick={goTo}>
              {fieldTexts[field].label}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
