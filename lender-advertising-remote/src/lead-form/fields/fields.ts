/** What the visitor has entered, and what the NMLS directory lists for it. Source: FRM-2..6, NML-4, NML-5, OPN-65. */
import { createSelector } from 'reselect';
import { formatIndividualName } from 'mortgage-domain/lenders/individualName';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import type { SessionState } from 'session-shared/session';
import type { LeadField, LeadValues } from './leadFields';

/** NML-4. */
export type LenderLookup =
  | { readonly status: 'idle' | 'inProgress' | 'error' }
  | { readonly status: 'set'; readonly lender: NmlsLender };

export interface FieldsState {
  readonly values: LeadValues;
  readonly lookup: LenderLookup;
}

const idle: LenderLookup = { status: 'idle' };
const initialState: FieldsState = {
  values: { role: '', nmlsId: '', name: '', companyName: '', emailAddress: '', phoneNumber: '' },
  lookup: idle,
};

export function fieldsReducer(
  state: FieldsState = initialState,
  action: FieldsAction,
): FieldsState {
  switch (action.type) {
    case 'leadForm/fieldChanged':
      return changeField(state, action.field, action.value);
    case 'leadForm/draftRestored':
      return { ...state, values: action.values };
    case 'leadForm/userDefaultsKnown':
      return { ...state, values: fillBlanks(state.values, action) };
    case 'leadForm/lenderLookupStarted':
      return { ...state, lookup: { status: 'inProgress' } };
    case 'leadForm/lenderFound':
      return {
        lookup: { status: 'set', lender: action.lender },
        values: keepListed(state.values, action.lender),
      };
    // NML-5: what was found before goes, and with it the name and the company chosen from it.
    case 'leadForm/lenderLookupFailed':
      return {
        lookup: { status: 'error' },
        values: { ...state.values, name: '', companyName: '' },
      };
    default:
      return state;
  }
}

/** A change of role starts the dependent fields anew; names found belong to the NMLS ID that was there. */
function changeField(state: FieldsState, field: LeadField, value: string): FieldsState {
  const values = { ...state.values, [field]: value };
  if (field === 'role') return { lookup: idle, values: { ...values, nmlsId: '', companyName: '' } };
  return { values, lookup: field === 'nmlsId' ? idle : state.lookup };
}

/** FRM-2: what the visitor has typed is never overwritten. */
const fillBlanks = (values: LeadValues, defaults: UserDefaults): LeadValues => ({
  ...values,
  name: values.name || defaults.name,
  emailAddress: values.emailAddress || defaults.emailAddress,
});

/** OPN-65: what was typed or defaulted before stays only if the directory lists it. */
function keepListed(values: LeadValues, lender: NmlsLender): LeadValues {
  const names = lender.individualNameOptions.map(formatIndividualName);
  return {
    ...values,
    name: names.includes(values.name) ? values.name : '',
    companyName: lender.companyNameOptions.includes(values.companyName) ? values.companyName : '',
  };
}

interface UserDefaults {
  readonly name: string;
  readonly emailAddress: string;
}

export const fieldChanged = (field: LeadField, value: string) =>
  ({ type: 'leadForm/fieldChanged', field, value }) as const;
export const draftRestored = (values: LeadValues) =>
  ({ type: 'leadForm/draftRestored', values }) as const;
export const userDefaultsKnown = ({ name, emailAddress }: UserDefaults) =>
  ({ type: 'leadForm/userDefaultsKnown', name, emailAddress }) as const;
export const lenderLookupStarted = () => ({ type: 'leadForm/lenderLookupStarted' }) as const;
export const lenderFound = (lender: NmlsLender) =>
  ({ type: 'leadForm/lenderFound', lender }) as const;
export const lenderLookupFailed = (message: string) =>
  ({ type: 'leadForm/lenderLookupFailed', message }) as const;

export type FieldsAction = ReturnType<
  | typeof fieldChanged
  | typeof draftRestored
  | typeof userDefaultsKnown
  | typeof lenderLookupStarted
  | typeof lenderFound
  | typeof lenderLookupFailed
>;

/** With the form's part of it, while the form is attached. */
type StateWithFields = SessionState & { readonly leadForm?: { readonly fields: FieldsState } };

const selectFields = ({ leadForm }: StateWithFields): FieldsState =>
  leadForm?.fields ?? initialState;
export const selectValues = (state: SessionState): LeadValues => selectFields(state).values;
export const selectLookup = (state: SessionState): LenderLookup => selectFields(state).lookup;

export const selectNameOptions = createSelector([selectLookup], (lookup) =>
  lookup.status === 'set' ? lookup.lender.individualNameOptions.map(formatIndividualName) : [],
);
export const selectCompanyOptions = createSelector([selectLookup], (lookup) =>
  lookup.status === 'set' ? lookup.lender.companyNameOptions : [],
);

/** FRM-3 to FRM-6: which fields the visitor sees. */
export const selectShownFields = createSelector(
  [selectValues, selectNameOptions, selectCompanyOptions],
  ({ role, name }, names, companies): readonly LeadField[] => {
    if (role === '') return ['role'];
    if (role !== 'LoanOfficer')
      return ['role', 'name', 'companyName', 'emailAddress', 'phoneNumber'];
    if (names.length === 0) return ['role', 'nmlsId'];
    if (name === '') return ['role', 'nmlsId', 'name'];
    if (companies.length === 0) return ['role', 'nmlsId', 'name', 'emailAddress', 'phoneNumber'];
    return ['role', 'nmlsId', 'name', 'companyName', 'emailAddress', 'phoneNumber'];
  },
);
