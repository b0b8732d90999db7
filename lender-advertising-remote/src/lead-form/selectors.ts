import { createSelector } from 'reselect';
import { formatIndividualName } from 'mortgage-domain/nmlsLender';
import type { SessionState } from 'session-shared/session';
import { leadFields, type LeadField } from './leadField';
import type { LeadFormState } from './reducer';

export const leadFormKey = 'leadForm';
type StateWithLeadForm = SessionState & { readonly [leadFormKey]: LeadFormState };

export const selectLeadForm = (state: SessionState): LeadFormState => (state as StateWithLeadForm)[leadFormKey];
export const selectValues = (state: SessionState) => selectLeadForm(state).values;
export const selectErrors = (state: SessionState) => selectLeadForm(state).errors;
export const selectLookup = (state: SessionState) => selectLeadForm(state).lookup;
export const selectSubmission = (state: SessionState) => selectLeadForm(state).submission;

export const selectNameOptions = createSelector([selectLookup], (lookup) => (lookup.status === 'set' ? lookup.lender.individualNameOptions.map(formatIndividualName) : []));
export const selectCompanyOptions = createSelector([selectLookup], (lookup) => (lookup.status === 'set' ? lookup.lender.companyNameOptions : []));

/** FRM-3 to FRM-6: which fields the visitor sees. */
export const selectShownFields = createSelector([selectValues, selectNameOptions, selectCompanyOptions], (values, names, companies): readonly LeadField[] => {
  if (values.role === '') return ['role'];
  if (values.role !== 'LoanOfficer') return ['role', 'name', 'companyName', 'emailAddress', 'phoneNumber'];
  if (names.length === 0) return ['role', 'nmlsId'];
  if (values.name === '') return ['role', 'nmlsId', 'name'];
  return ['role', 'nmlsId', 'name', ...(companies.length > 0 ? ['companyName'] as const : []), 'emailAddress', 'phoneNumber'];
});

const neededFields: readonly LeadField[] = ['role', 'name', 'emailAddress', 'phoneNumber'];

/** FRM-7: name, email, phone and role are filled and error-free. */
export const selectCanSubmit = createSelector([selectValues, selectErrors], (values, errors) =>
  neededFields.every((field) => values[field].trim() !== '' && errors[field] === undefined));

/** The errors in the order of the fields, for the summary. */
export const selectErrorList = createSelector([selectErrors], (errors) =>
  leadFields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : [])));
export const selectSummaries = (state: SessionState) => selectLeadForm(state).summaries;
