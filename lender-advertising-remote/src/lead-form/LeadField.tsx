import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import { leadRoleLabels, leadRoles, selectPlaceholder } from 'mortgage-domain/leads/leadRole';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { fieldChanged } from './actions';
import { fieldTexts } from './fieldTexts';
import type { LeadField as Field } from './leadField';
import {
  selectCompanyOptions,
  selectErrors,
  selectLookup,
  selectNameOptions,
  selectSubmission,
  selectValues,
} from './selectors';
import classes from './LeadForm.module.css';

interface Option {
  readonly value: string;
  readonly text: string;
}
const roleOptions: readonly Option[] = leadRoles.map((role) => ({
  value: role,
  text: leadRoleLabels[role],
}));
const noOptions: readonly Option[] = [];

/** One labelled field; below it a line that holds its hint or what is wrong, so that nothing moves when that comes. */
export function LeadField({ field }: { readonly field: Field }) {
  const dispatch = useSessionDispatch();
  const value = useSessionSelector(selectValues)[field];
  const error = useSessionSelector(selectErrors)[field];
  const { status } = useSessionSelector(selectSubmission);
  const options = useOptions(field);
  const { label, hint, ...input } = fieldTexts[field];
  const id = `lead-${field}`;
  const isLocked = status === 'sending' || status === 'sent';
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
        <select {...control} aria-disabled={isLocked || undefined}>
          <option value="">{selectPlaceholder}</option>
          {options.map(({ value: optionValue, text }) => (
            <option key={optionValue} value={optionValue}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" {...control} {...input} readOnly={isLocked} />
      )}
      <div id={`${id}-note`} className={classes.note} aria-live="polite">
        {error && <p className={classes.error}>{error}</p>}
        {field === 'nmlsId' ? (
          <LookupStatus hint={hint} />
        ) : (
          !error && options.length === 0 && hint && <p className={classes.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}

function useOptions(field: Field): readonly Option[] {
  const { role } = useSessionSelector(selectValues);
  const names = useSessionSelector(selectNameOptions);
  const companies = useSessionSelector(selectCompanyOptions);
  if (field === 'role') return roleOptions;
  if (role !== 'LoanOfficer' || (field !== 'name' && field !== 'companyName')) return noOptions;
  return (field === 'name' ? names : companies).map((text) => ({ value: text, text }));
}

/** NML-3, NML-4, OPN-70. */
function LookupStatus({ hint }: { readonly hint: string | undefined }) {
  const { status } = useSessionSelector(selectLookup);
  return (
    <p className={status === 'set' ? classes.found : classes.hint}>
      {{ ...lookupTexts, idle: hint }[status]}
    </p>
  );
}
const lookupTexts = {
  inProgress: 'Looking up your NMLS ID…',
  set: 'Found in the directory.',
  error: leadMessages.nmlsIdInvalid,
} as const;
