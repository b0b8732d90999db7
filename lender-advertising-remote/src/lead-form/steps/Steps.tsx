import { useSessionSelector } from 'session-shared/react';
import { text } from '../../site/messages';
import { selectShownFields, selectValues } from '../fields/fields';
import classes from './Steps.module.css';

const steps = ['nmlsId', 'name', 'reach'] as const;

/** The way of a loan officer, in the place of the fields that are still to come (FRM-4, FRM-5): the form keeps its height. */
export function Steps() {
  const { role } = useSessionSelector(selectValues);
  const shown = useSessionSelector(selectShownFields);
  if (role !== 'LoanOfficer' || shown.includes('emailAddress')) {
    return null;
  }
  const current = shown.includes('name') ? 'name' : 'nmlsId';
  return (
    <ol className={classes.steps} aria-label={text('steps')} data-at={current}>
      {steps.map((step) => (
        <li
          key={step}
          className={classes.step}
          aria-current={step === current ? 'step' : undefined}
        >
          {text(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
