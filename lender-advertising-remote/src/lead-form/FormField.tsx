import { useState, type InputHTMLAttributes } from 'react';
import controls from 'design-tokens/controls.module.css';
import { leadLimits } from 'mortgage-domain/leads/leadPayload';
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
import type { LeadField } from './fields/leadFields';
import { isLocked, selectSubmission } from './submission/submission';
import classes from './LeadForm.module.css';

/** How each field presents itself, so that phones and browsers can fill it. */
const fieldInputs: Readonly<
  Record<LeadField, InputHTMLAttributes<HTMLInputElement>>
> = {
  role: {},
  nmlsId: { inputMode: 'numeric', autoComplete: 'off' },
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  companyName: { autoComplete: 'organization', spellCheck: false },
  emailAddress: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
};
const lengthLimits: Readonly<Partial<Record<LeadField, number>>> = leadLimits;

/** A labelled field, with its hint above. The line below it is kept for an error, which moves nothing. */
export function FormField({ field }: { readonly field: LeadField }) {
  const dispatch = useSessionDispatch();
  const value = useSessionSelector(selectValues)[field];
  const error = useSessionSelector(selectErrors)[field];
  const submission = useSessionSelector(selectSubmission);
  const locked = isLocked(submission);
  const [hasFocus, setHasFocus] = useState(false);
  // One voice: after a press the summary speaks, and on a page that is loaded again nobody has asked.
  const isLive = hasFocus && !('isChecked' in submission);
  const options = useOptions(field);
  const id = `lead-${field}`;
  const control = {
    id,
    name: field,
    value,
    'aria-required': field !== 'companyName' || options.length > 0,
    'aria-invalid': Boolean(error),
    'aria-describedby': `${id}-note ${id}-hint`,
    className: classes.control,
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
    // No edits while sending: the checked values are sent, and an edit would end the checks.
    onChange: (event: { readonly target: { readonly value: string } }) =>
      locked || dispatch(fieldChanged(field, event.target.value)),
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{text(`label.${field}`)}</label>
      <p id={`${id}-hint`} className={classes.hint}>
        {field === 'role' || options.length === 0 ? text(`hint.${field}`) : ''}
      </p>
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
        <input
          maxLength={lengthLimits[field]}
          {...control}
          {...fieldInputs[field]}
          readOnly={locked}
        />
      )}
      <div
        id={`${id}-note`}
        className={classes.note}
        aria-live={isLive ? 'polite' : 'off'}
      >
        {error && <p className={controls.error}>{text(`error.${error}`)}</p>}
        {field === 'nmlsId' && <LookupStatus />}
      </div>
    </div>
  );
}

const toOption = (value: string) => ({ value, text: value });

function useOptions(field: LeadField) {
  const { role } = useSessionSelector(selectValues);
  const names = useSessionSelector(selectNameOptions);
  const companies = useSessionSelector(selectCompanyOptions);
  if (field === 'role') {
    return leadRoles.map((value) => ({ value, text: text(`role.${value}`) }));
  }
  if (role === 'LoanOfficer' && field === 'name') {
    return names.map(toOption);
  }
  if (role === 'LoanOfficer' && field === 'companyName') {
    return companies.map(toOption);
  }
  return [];
}

const lookupTexts = {
  inProgress: 'lookup.inProgress',
  set: 'lookup.set',
  chosen: 'lookup.chosen',
  error: 'error.nmlsIdInvalid',
} as const;

function LookupStatus() {
  const { status } = useSessionSelector(selectLookup);
  const { name } = useSessionSelector(selectValues);
  if (status === 'idle') {
    return null;
  }
  const isFound = status === 'set';
  return (
    <p className={isFound ? classes.found : classes.hint}>
      {text(lookupTexts[isFound && name !== '' ? 'chosen' : status])}
    </p>
  );
}
