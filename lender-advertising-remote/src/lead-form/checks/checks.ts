/** What the checks have found so far, and what is still missing. Source: FRM-7, FRM-27, OPN-67, OPN-68. */
import { createSelector } from 'reselect';
import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import type { SessionState } from 'session-shared/session';
import { selectShownFields, selectValues, type FieldsAction } from '../fields/fields';
import { leadFields, type LeadField } from '../fields/leadFields';

type FieldErrors = Readonly<Partial<Record<LeadField, LeadMessage>>>;

export interface ChecksState {
  readonly errors: FieldErrors;
  /** How often the errors were shown together since there were none: the summary takes focus each time. */
  readonly summaryCount: number;
}

const initialState: ChecksState = { errors: {}, summaryCount: 0 };

export function checksReducer(
  state: ChecksState = initialState,
  action: ChecksAction | FieldsAction,
): ChecksState {
  switch (action.type) {
    case 'leadForm/fieldChanged':
      return action.field === 'role' ? initialState : withoutErrors(state, [action.field]);
    case 'leadForm/fieldAccepted':
      return withoutErrors(state, [action.field]);
    case 'leadForm/fieldRejected':
      return withError(state, action.field, action.message);
    // What was wrong with a choice was so of the choices before.
    case 'leadForm/lenderFound':
      return withoutErrors(state, ['nmlsId', 'name', 'companyName']);
    case 'leadForm/lenderLookupFailed':
      return withError(state, 'nmlsId', action.message);
    case 'leadForm/errorsShown':
      return { ...state, summaryCount: state.summaryCount + 1 };
    default:
      return state;
  }
}

const withError = (state: ChecksState, field: LeadField, message: LeadMessage): ChecksState => ({
  ...state,
  errors: { ...state.errors, [field]: message },
});

function withoutErrors(state: ChecksState, corrected: readonly LeadField[]): ChecksState {
  const errors = { ...state.errors };
  for (const field of corrected) errors[field] = undefined;
  return leadFields.some((field) => errors[field]) ? { ...state, errors } : initialState;
}

export const fieldAccepted = (field: LeadField) =>
  ({ type: 'leadForm/fieldAccepted', field }) as const;
export const fieldRejected = (field: LeadField, message: LeadMessage) =>
  ({ type: 'leadForm/fieldRejected', field, message }) as const;
/** The visitor pressed with something missing or wrong: the errors are shown together. */
export const errorsShown = () => ({ type: 'leadForm/errorsShown' }) as const;

export type ChecksAction = ReturnType<
  typeof fieldAccepted | typeof fieldRejected | typeof errorsShown
>;

/** With the form's part of it, while the form is attached. */
type StateWithChecks = SessionState & { readonly leadForm?: { readonly checks: ChecksState } };

const selectChecks = ({ leadForm }: StateWithChecks): ChecksState =>
  leadForm?.checks ?? initialState;
export const selectErrors = (state: SessionState): FieldErrors => selectChecks(state).errors;
export const selectSummaryCount = (state: SessionState): number => selectChecks(state).summaryCount;

/** The errors that can be seen, in the order of the fields, for the summary. */
export const selectErrorList = createSelector([selectErrors, selectShownFields], (errors, shown) =>
  shown.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : [])),
);

const neededFields: readonly LeadField[] = ['role', 'name', 'emailAddress', 'phoneNumber'];

/** FRM-7: name, email, phone and role that are not yet filled and error-free; for a loan officer the name comes by way of the NMLS ID (OPN-67). */
export const selectStillNeeded = createSelector(
  [selectValues, selectErrors, selectShownFields],
  (values, errors, shown): readonly LeadField[] => {
    const isDone = (field: LeadField) =>
      shown.includes(field) && values[field].trim() !== '' && errors[field] === undefined;
    const missing = neededFields.filter((field) => !isDone(field));
    const needsNmlsId = values.role === 'LoanOfficer' && !shown.includes('name');
    return needsNmlsId && missing.includes('name') ? ['nmlsId'] : missing;
  },
);
export const selectCanSubmit = (state: SessionState): boolean =>
  selectStillNeeded(state).length === 0;
