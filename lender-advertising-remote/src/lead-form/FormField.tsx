import { leadRoleLabels, leadRoles, selectPlaceholder } from 'mortgage-domain/leads/leadRole';
import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { selectErrors } from './checks/checks';
import {
  fieldChanged,
  selectCompanyOptions,
  selectLookup,
  selectNameOptions,
  selectValues,
} from './fields/fields';
import { fieldTexts } from './fields/fieldTexts';
import type { LeadField } from './fields/leadFields';
import { isLocked, selectSubmission } from './submission/submission';
import classes from './LeadForm.module.css';

interface Option {
  readonly value: string;
  readonly text: string;
}

/** One labelled field; below it a line that holds its hint or what is wrong, so that nothing moves when that comes. */
export function FormField({ field }: { readonly field: LeadField }) {
  const dispatch = useSessionDispatch();
  const value = useSessionSelector(selectValues)[field];
  const error = useSessionSelector(selectErrors)[field];
  const locked = isLocked(useSessionSelector(selectSubmission));
  const options = useOptions(field);
  const { label, hint, ...input } = fieldTexts[field];
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
      <label htmlFor={id}>{label}</label>
      {options.length > 0 ? (
        <select {...control} aria-disabled={locked || undefined}>
          <option value="">{selectPlaceholder}</option>
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
        {error && <p className={classes.error}>{error}</p>}
        {field === 'nmlsId' && <LookupStatus hint={hint} />}
        {field !== 'nmlsId' && !error && options.length === 0 && hint && (
          <p className={classes.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}

const roleOptions: readonly Option[] = leadRoles.map((role) => ({
  value: role,
  text: leadRoleLabels[role],
}));
const noOptions: readonly Option[] = [];
const toOption = (text: string): Option => ({ value: text, text });

/** What a dropdown offers; nothing where the field is a free text. */
function useOptions(field: LeadField): readonly Option[] {
  const { role } = useSessionSelector(selectValues);
  const names = useSessionSelector(selectNameOptions);
  const companies = useSessionSelector(selectCompanyOptions);
  if (field === 'role') return roleOptions;
  if (role === 'LoanOfficer' && field === 'name') return names.map(toOption);
  if (role === 'LoanOfficer' && field === 'companyName') return companies.map(toOption);
  return noOptions;
}

const lookupTexts = {
  inProgress: 'Looking up your NMLS ID…',
  set: 'Found in the directory.',
  error: leadMessages.nmlsIdInvalid,
} as const;

/** NML-3, NML-4, OPN-70. */
function LookupStatus({ hint }: { readonly hint: string | undefined }) {
  const { status } = useSessionSelector(selectLookup);
  return (
    <p className={status === 'set' ? classes.found : classes.hint}>
      {status === 'idle' ? hint : lookupTexts[status]}
    </p>
  );
}
