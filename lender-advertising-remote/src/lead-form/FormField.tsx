import controls from 'design-tokens/controls.module.css';
import { leadRoles } from 'mortgage-domain/leads/leadRole';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { text } from '../site/messages';
import { selectErrors } from './checks/fieldErrors';
import {
  fieldChanged,
  selectCompanyOptions,
  selectLookup,
  selectNameOptions,
  selectValues,
} from './fields/fields';
import { fieldInputs } from './fields/fieldInputs';
import type { LeadField } from './fields/leadFields';
import { isLocked, selectSubmission } from './submission/submission';
import classes from './LeadForm.module.css';

interface Option {
  readonly value: string;
  readonly text: string;
}

/** A labelled field. The line below it holds a hint or an error, so that an error moves nothing. */
export function FormField({ field }: { readonly field: LeadField }) {
  const dispatch = useSessionDispatch();
  const value = useSessionSelector(selectValues)[field];
  const error = useSessionSelector(selectErrors)[field];
  const locked = isLocked(useSessionSelector(selectSubmission));
  const options = useOptions(field);
  const { hint: hintKey, ...input } = fieldInputs[field];
  const hint = hintKey && text(hintKey);
  const id = `lead-${field}`;
  const control = {
    id,
    name: field,
    value,
    'aria-invalid': Boolean(error),
    'aria-describedby': `${id}-note`,
    className: classes.control,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      dispatch(fieldChanged(field, event.target.value)),
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{text(`label.${field}`)}</label>
      {options.length > 0 ? (
        <select {...control} aria-disabled={locked || undefined}>
          <option value="">{text('selectOne')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" {...control} {...input} readOnly={locked} />
      )}
      <div id={`${id}-note`} className={classes.note} aria-live="polite">
        {error && <p className={controls.error}>{text(`error.${error}`)}</p>}
        {field === 'nmlsId' && <LookupStatus hint={hint} />}
        {field !== 'nmlsId' && !error && options.length === 0 && hint && (
          <p className={classes.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}

const noOptions: readonly Option[] = [];
const toOption = (value: string): Option => ({ value, text: value });

/** What a dropdown offers; nothing where the field is a free text. */
function useOptions(field: LeadField): readonly Option[] {
  const { role } = useSessionSelector(selectValues);
  const names = useSessionSelector(selectNameOptions);
  const companies = useSessionSelector(selectCompanyOptions);
  if (field === 'role') return leadRoles.map((value) => ({ value, text: text(`role.${value}`) }));
  if (role === 'LoanOfficer' && field === 'name') return names.map(toOption);
  if (role === 'LoanOfficer' && field === 'companyName') return companies.map(toOption);
  return noOptions;
}

const lookupTexts = {
  inProgress: 'lookup.inProgress',
  set: 'lookup.set',
  error: 'error.nmlsIdInvalid',
} as const;

/** NML-3, NML-4, OPN-70. */
function LookupStatus({ hint }: { readonly hint: string | undefined }) {
  const { status } = useSessionSelector(selectLookup);
  return (
    <p className={status === 'set' ? classes.found : classes.hint}>
      {status === 'idle' ? hint : text(lookupTexts[status])}
    </p>
  );
}
