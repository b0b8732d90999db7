/** The entries of the visitor, and the record of the NMLS directory. Source: FRM-2..6, NML-4, NML-5, OPN-65. */
import { createSelector } from 'reselect';
import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import {
  toCompanyOptions,
  toNameOptions,
} from 'mortgage-domain/lenders/nmlsOptions';
import type { SessionState } from 'session-shared/session';
import {
  emptyLead,
  type LeadEntries,
  type LeadField,
  type LeadValues,
} from './leadFields';

export type LenderLookup =
  | { readonly status: 'idle' | 'inProgress' | 'error' }
  | { readonly status: 'set'; readonly lender: NmlsLender };

/** The account's defaults; empty if the visitor is signed out (FRM-2). */
interface UserDefaults {
  readonly name: string;
  readonly emailAddress: string;
}

export interface FieldsState {
  readonly values: LeadValues;
  readonly lookup: LenderLookup;
  /** Name and company as the visitor typed them, where they are chosen from a record of the directory now. */
  readonly typed?: LeadEntries['typed'];
  readonly defaults: UserDefaults;
}

const idle: LenderLookup = { status: 'idle' };
const initialState: FieldsState = {
  values: emptyLead,
  lookup: idle,
  defaults: { name: '', emailAddress: '' },
};

export function fieldsReducer(
  state: FieldsState = initialState,
  action: FieldsAction,
): FieldsState {
  switch (action.type) {
    case 'leadForm/fieldChanged':
      return changeField(state, action.field, action.value);
    case 'leadForm/draftRestored':
      return fillIn({
        ...withEntries(state, action.entries),
        lookup: action.entries.nmlsId === '' ? idle : state.lookup,
      });
    case 'leadForm/userDefaultsKnown':
      // After a change of account, removes defaults that the visitor has not edited.
      return fillIn({
        ...withEntries(state, toTyped(state)),
        defaults: action.defaults,
      });
    case 'leadForm/lenderLookupStarted':
      return { ...state, lookup: { status: 'inProgress' } };
    case 'leadForm/lenderFound':
      return fillIn({
        ...state,
        lookup: { status: 'set', lender: action.lender },
        typed: state.typed ?? toChoice(state.values),
      });
    // NML-5: removes the earlier record, with the name and the company chosen from it.
    case 'leadForm/lenderLookupFailed':
      return {
        ...state,
        lookup: { status: 'error' },
        typed: undefined,
        values: { ...state.values, ...state.typed },
      };
    default:
      return state;
  }
}

const withEntries = (
  state: FieldsState,
  { typed, ...values }: LeadEntries,
): FieldsState => ({
  ...state,
  values,
  typed: values.role === 'LoanOfficer' ? typed : undefined,
});
const toChoice = ({ name, companyName }: LeadValues) => ({ name, companyName });

/** The company from a record of the directory goes with the loan officer's role; what was typed before comes back (OPN-66). */
function changeField(
  state: FieldsState,
  field: LeadField,
  value: string,
): FieldsState {
  const values = { ...state.values, [field]: value };
  if (field === 'role') {
    const { name, companyName } = state.typed ?? values;
    // A list of one name left nothing to choose.
    const isChosen = listNames(state.lookup).length !== 1;
    const kept = isChosen ? values.name || name : name || values.name;
    return fillIn({
      ...state,
      lookup: idle,
      typed: undefined,
      values: { ...values, nmlsId: '', name: kept, companyName },
    });
  }
  return { ...state, values, lookup: field === 'nmlsId' ? idle : state.lookup };
}

const listNames = (lookup: LenderLookup): readonly string[] =>
  lookup.status === 'set' ? toNameOptions(lookup.lender) : [];

/** Without the account's own values. */
function toTyped({ values, defaults, typed }: FieldsState): LeadEntries {
  const without = (own: string, value: string) => (value === own ? '' : value);
  return {
    ...values,
    name: without(defaults.name, values.name),
    emailAddress: without(defaults.emailAddress, values.emailAddress),
    typed: typed && { ...typed, name: without(defaults.name, typed.name) },
  };
}

/** FRM-2: defaults fill empty fields only. OPN-65: a loan officer's name and company stay only if the directory lists them. */
function fillIn(state: FieldsState): FieldsState {
  const { values, lookup, defaults } = state;
  const { role, companyName } = values;
  const filled = {
    ...values,
    name: values.name || defaults.name,
    emailAddress: values.emailAddress || defaults.emailAddress,
  };
  if (role !== 'LoanOfficer' || lookup.status !== 'set') {
    return { ...state, values: filled };
  }
  const listed = {
    name: choose(toNameOptions(lookup.lender), filled.name, defaults.name),
    companyName: choose(toCompanyOptions(lookup.lender), companyName),
  };
  return { ...state, values: { ...filled, ...listed } };
}

/** The first of the wishes that is listed, or else the only option: there is nothing to choose then. */
function choose(
  options: readonly string[],
  ...wishes: readonly string[]
): string {
  const only = options.length === 1 ? options[0] : undefined;
  return wishes.find((wish) => options.includes(wish)) ?? only ?? '';
}

export const fieldChanged = (field: LeadField, value: string) =>
  ({ type: 'leadForm/fieldChanged', field, value }) as const;
export const draftRestored = (entries: LeadEntries) =>
  ({ type: 'leadForm/draftRestored', entries }) as const;
export const userDefaultsKnown = (defaults: UserDefaults) =>
  ({ type: 'leadForm/userDefaultsKnown', defaults }) as const;
export const lenderLookupStarted = () =>
  ({ type: 'leadForm/lenderLookupStarted' }) as const;
export const lenderFound = (lender: NmlsLender) =>
  ({ type: 'leadForm/lenderFound', lender }) as const;
export const lenderLookupFailed = (message: LeadMessage) =>
  ({ type: 'leadForm/lenderLookupFailed', message }) as const;

export type FieldsAction = ReturnType<
  | typeof fieldChanged
  | typeof draftRestored
  | typeof userDefaultsKnown
  | typeof lenderLookupStarted
  | typeof lenderFound
  | typeof lenderLookupFailed
>;

type StateWithFields = SessionState & {
  readonly leadForm?: { readonly fields: FieldsState };
};

const selectFields = ({ leadForm }: StateWithFields): FieldsState =>
  leadForm?.fields ?? initialState;
export const selectValues = (state: SessionState): LeadValues =>
  selectFields(state).values;
/** The entries that the visitor typed or chose; only these are kept (FRM-2). */
export const selectTyped = (state: SessionState): LeadEntries =>
  toTyped(selectFields(state));
export const selectLookup = (state: SessionState): LenderLookup =>
  selectFields(state).lookup;

export const selectNameOptions = createSelector([selectLookup], listNames);
export const selectCompanyOptions = createSelector([selectLookup], (lookup) =>
  lookup.status === 'set' ? toCompanyOptions(lookup.lender) : [],
);

/** FRM-3 to FRM-6: which fields the visitor sees. Before a role is chosen, those that most roles fill in (OPN-66). */
export function toShownFields({
  values: { role, name },
  lookup,
}: Pick<FieldsState, 'values' | 'lookup'>): readonly LeadField[] {
  if (role !== 'LoanOfficer') {
    return ['role', 'name', 'companyName', 'emailAddress', 'phoneNumber'];
  }
  if (lookup.status !== 'set' || listNames(lookup).length === 0) {
    return ['role', 'nmlsId'];
  }
  if (name === '') {
    return ['role', 'nmlsId', 'name'];
  }
  if (toCompanyOptions(lookup.lender).length === 0) {
    return ['role', 'nmlsId', 'name', 'emailAddress', 'phoneNumber'];
  }
  return [
    'role',
    'nmlsId',
    'name',
    'companyName',
    'emailAddress',
    'phoneNumber',
  ];
}

export const selectShownFields = createSelector(
  [selectValues, selectLookup],
  (values, lookup) => toShownFields({ values, lookup }),
);
