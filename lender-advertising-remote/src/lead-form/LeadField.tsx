import { leadMessages } from 'mortgage-domain/leadValidation';
import { leadRoleLabels, leadRoles, selectPlaceholder } from 'mortgage-domain/lead';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { fieldChanged } from './actions';
import { fieldTexts } from './fieldTexts';
import type { LeadField as Field } from './leadField';
import { selectCompanyOptions, selectErrors, selectLookup, selectNameOptions, selectValues } from './selectors';
import classes from './LeadForm.module.css';

interface Option { readonly value: string; readonly text: string }
const roleOptions: readonly Option[] = leadRoles.map((role) => ({ value: role, text: leadRoleLabels[role] }));
const noOptions: readonly Option[] = [];

/** One labelled field with its hint and its error. */
export function LeadField({ field }: { readonly field: Field }) {
  const dispatch = useSessionDispatch();
  const value = useSessionSelector(selectValues)[field];
  const error = useSessionSelector(selectErrors)[field];
  const options = useOptions(field);
  const { label, hint, ...input } = fieldTexts[field];
  const id = `lead-${field}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const control = { id, name: field, value, 'aria-invalid': Boolean(error), 'aria-describedby': described, className: classes.control } as const;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {options.length > 0
        ? (
          <select {...control} onChange={(event) => dispatch(fieldChanged(field, event.target.value))}>
            <option value="">{selectPlaceholder}</option>
            {options.map(({ value: optionValue, text }) => <option key={optionValue} value={optionValue}>{text}</option>)}
          </select>
        )
        : <input {...control} {...input} onChange={(event) => dispatch(fieldChanged(field, event.target.value))} />}
      {hint && <p id={`${id}-hint`} className={classes.hint}>{hint}</p>}
      {field === 'nmlsId' && <LookupStatus />}
      {error && <p id={`${id}-error`} className={classes.error} role="alert">{error}</p>}
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
function LookupStatus() {
  const { status } = useSessionSelector(selectLookup);
  if (status === 'inProgress') return <p role="status" className={classes.hint}>Looking up your NMLS ID…</p>;
  return status === 'error' ? <p className={classes.hint}>{leadMessages.nmlsIdInvalid}</p> : null;
}
