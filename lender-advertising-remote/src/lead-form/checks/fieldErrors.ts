/** The errors of the fields, and which fields are still missing. @source FRM-7, FRM-27, OPN-67, OPN-68 */
import { createSelector } from 'reselect';
import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import type { SessionState } from 'session-shared/session';
import {
  selectShownFields,
  selectValues,
  type FieldsAction,
} from '../fields/fields';
import { leadFields, type LeadField } from '../fields/leadFields';

type FieldErrors = Readonly<Partial<Record<LeadField, LeadMessage>>>;

export interface FieldErrorsState {
  readonly errors: FieldErrors;
  /** How often the summary was shown since the form last had no errors. It takes focus each time. */
  readonly summaryCount: number;
}

const initialState: FieldErrorsState = { errors: {}, summaryCount: 0 };
/** A role decides which of these exist, and their rules. Email and phone have one rule for all. */
const roleFields: readonly LeadField[] = [
  'role',
  'nmlsId',
  'name',
  'companyName',
];

export function fieldErrorsReducer(
  state: FieldErrorsState = initialState,
  action: FieldErrorsAction | FieldsAction,
): FieldErrorsState {
  switch (action.type) {
    case 'leadForm/fieldChanged':
      return withoutErrors(
        state,
        action.field === 'role' ? roleFields : [action.field],
      );
    case 'leadForm/draftRestored':
      return initialState;
    case 'leadForm/fieldAccepted':
      return withoutErrors(state, [action.field]);
    case 'leadForm/fieldRejected':
      return withError(state, action.field, action.message);
    // Errors of name and company refer to the previous list.
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

/** Forgets the errors of fields that the visitor does not see. */
export function withoutHidden(
  state: FieldErrorsState,
  shown: readonly LeadField[],
): FieldErrorsState {
  const hidden = leadFields.filter(
    (field) => state.errors[field] && !shown.includes(field),
  );
  return hidden.length === 0 ? state : withoutErrors(state, hidden);
}

const withError = (
  state: FieldErrorsState,
  field: LeadField,
  message: LeadMessage,
): FieldErrorsState => ({
  ...state,
  errors: { ...state.errors, [field]: message },
});

function withoutErrors(
  state: FieldErrorsState,
  corrected: readonly LeadField[],
): FieldErrorsState {
  const errors = { ...state.errors };
  for (const field of corrected) {
    errors[field] = undefined;
  }
  return leadFields.some((field) => errors[field])
    ? { ...state, errors }
    : initialState;
}

export const fieldAccepted = (field: LeadField) =>
  ({ type: 'leadForm/fieldAccepted', field }) as const;
export const fieldRejected = (field: LeadField, message: LeadMessage) =>
  ({ type: 'leadForm/fieldRejected', field, message }) as const;
/** The visitor pressed Submit with errors: the summary shows all of them. */
export const errorsShown = () => ({ type: 'leadForm/errorsShown' }) as const;

export type FieldErrorsAction = ReturnType<
  typeof fieldAccepted | typeof fieldRejected | typeof errorsShown
>;

/** The form's part exists while the form is attached. */
type StateWithChecks = SessionState & {
  readonly leadForm?: { readonly checks: FieldErrorsState };
};

const selectChecks = ({ leadForm }: StateWithChecks): FieldErrorsState =>
  leadForm?.checks ?? initialState;
export const selectErrors = (state: SessionState): FieldErrors =>
  selectChecks(state).errors;
export const selectSummaryCount = (state: SessionState): number =>
  selectChecks(state).summaryCount;

/** The visible errors, in the order of the fields, for the summary. */
export const selectErrorList = createSelector(
  [selectErrors, selectShownFields],
  (errors, shown) =>
    shown.flatMap((field) =>
      errors[field] ? [{ field, message: errors[field] }] : [],
    ),
);

const neededFields: readonly LeadField[] = [
  'role',
  'name',
  'emailAddress',
  'phoneNumber',
];

/**
 * Required fields that are empty, and shown ones with an error (FRM-7). A loan officer's name comes with the NMLS ID,
 * and needs a company if the directory lists any (OPN-67).
 */
export const selectStillNeeded = createSelector(
  [selectValues, selectErrors, selectShownFields],
  (values, errors, shown): readonly LeadField[] => {
    const isOfficer = values.role === 'LoanOfficer';
    if (isOfficer && !shown.includes('name')) {
      return ['nmlsId'];
    }
    const isNeeded = (field: LeadField) =>
      neededFields.includes(field) ||
      (isOfficer && field === 'companyName' && shown.includes(field));
    return leadFields.filter(
      (field) =>
        errors[field] !== undefined ||
        (isNeeded(field) && values[field].trim() === ''),
    );
  },
);
export const selectCanSubmit = (state: SessionState): boolean =>
  selectStillNeeded(state).length === 0;
