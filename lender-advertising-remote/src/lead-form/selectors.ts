import { createSelector } from 'reselect';
import { formatIndividualName } from 'mortgage-domain/lenders/individualName';
import type { SessionState } from 'session-shared/session';
import { leadFields, type LeadField } from './leadField';
import type { LeadFormState } from './reducer';

export const leadFormKey = 'leadForm';
type StateWithLeadForm = SessionState & { readonly [leadFormKey]: LeadFormState };

export const selectLeadForm = (state: SessionState): LeadFormState =>
  (state as StateWithLeadForm)[leadFormKey];
export const selectValues = (state: SessionState) => selectLeadForm(state).values;
export const selectErrors = (state: SessionState) => selectLeadForm(state).errors;
export const selectLookup = (state: SessionState) => selectLeadForm(state).lookup;
export const selectSubmission = (state: SessionState) => selectLeadForm(state).submission;
export const selectOnline = (state: SessionState) => selectLeadForm(state).online;
export const selectSummaries = (state: SessionState) => selectLeadForm(state).summaries;

export const selectNameOptions = createSelector([selectLookup], (lookup) =>
  lookup.status === 'set' ? lookup.lender.individualNameOptions.map(formatIndividualName) : [],
);
export const selectCompanyOptions = createSelector([selectLookup], (lookup) =>
  lookup.status === 'set' ? lookup.lender.companyNameOptions : [],
);

/** FRM-3 to FRM-6: which fields the visitor sees. */
export const selectShownFields = createSelector(
  [selectValues, selectNameOptions, selectCompanyOptions],
  (values, names, companies): readonly LeadField[] => {
    if (values.role === '') return ['role'];
    if (values.role !== 'LoanOfficer')
      return ['role', 'name', 'companyName', 'emailAddress', 'phoneNumber'];
    if (names.length === 0) return ['role', 'nmlsId'];
    if (values.name === '') return ['role', 'nmlsId', 'name'];
    return [
      'role',
      'nmlsId',
      'name',
      ...(companies.length > 0 ? (['companyName'] as const) : []),
      'emailAddress',
      'phoneNumber',
    ];
  },
);

const neededFields: readonly LeadField[] = ['role', 'name', 'emailAddress', 'phoneNumber'];

/** FRM-7: name, email, phone and role that are not yet filled and error-free; for a loan officer the name comes by way of the NMLS ID (OPN-67). */
export const selectStillNeeded = createSelector(
  [selectValues, selectErrors, selectShownFields],
  (values, errors, shown): readonly LeadField[] => {
    const isDone = (field: LeadField) =>
      shown.includes(field) && values[field].trim() !== '' && errors[field] === undefined;
    const missing = neededFields.filter((field) => !isDone(field));
    return values.role === 'LoanOfficer' && missing.includes('name') && !shown.includes('name')
      ? ['nmlsId']
      : missing;
  },
);
export const selectCanSubmit = (state: SessionState): boolean =>
  selectStillNeeded(state).length === 0;

/** The errors in the order of the fields, for the summary. */
export const selectErrorList = createSelector([selectErrors], (errors) =>
  leadFields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : [])),
);
