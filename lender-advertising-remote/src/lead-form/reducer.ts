import { formatIndividualName } from 'mortgage-domain/lenders/individualName';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import type { LeadFormAction } from './actions';
import type { FailureCause } from './failure';
import type { LeadField, LeadValues } from './leadField';

/** NML-4. */
export type LenderLookup =
  | { readonly status: 'idle' | 'inProgress' | 'error' }
  | { readonly status: 'set'; readonly lender: NmlsLender };

export type Submission =
  | { readonly status: 'editing' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly cause: FailureCause };

export interface LeadFormState {
  readonly values: LeadValues;
  readonly errors: Readonly<Partial<Record<LeadField, string>>>;
  readonly lookup: LenderLookup;
  readonly submission: Submission;
  readonly online: boolean;
  /** Counts the presses that found errors, so that the summary takes focus each time; 0 when nothing is left to correct. */
  readonly summaries: number;
}

const empty: LeadFormState = {
  values: { role: '', nmlsId: '', name: '', companyName: '', emailAddress: '', phoneNumber: '' },
  errors: {},
  lookup: { status: 'idle' },
  submission: { status: 'editing' },
  online: true,
  summaries: 0,
};
const editing: Submission = { status: 'editing' };
const nothingFound: LenderLookup = { status: 'idle' };

export function leadFormReducer(
  state: LeadFormState = empty,
  action: LeadFormAction,
): LeadFormState {
  switch (action.type) {
    case 'leadForm/formReopened':
      return state.submission.status === 'sent' ? empty : state;
    case 'leadForm/connectionChanged':
      return connected(state, action.online);
    case 'leadForm/draftRestored':
      return { ...state, values: action.values };
    case 'leadForm/userDefaultsKnown':
      return withDefaults(state, action.name, action.emailAddress);
    case 'leadForm/fieldChanged':
      return isOnItsWay(state) ? state : edited(state, action.field, action.value);
    case 'leadForm/fieldAccepted':
      return withErrors(state, without(state.errors, action.field));
    case 'leadForm/fieldRejected':
      return withErrors(state, { ...state.errors, [action.field]: action.message });
    case 'leadForm/lenderLookupStarted':
      return { ...state, lookup: { status: 'inProgress' } };
    case 'leadForm/lenderFound':
      return {
        ...state,
        lookup: { status: 'set', lender: action.lender },
        values: keepListed(state.values, action.lender),
      };
    // NML-5: what was found before goes, and with it the name and the company chosen from it.
    case 'leadForm/lenderLookupFailed':
      return {
        ...state,
        lookup: { status: 'error' },
        values: { ...state.values, name: '', companyName: '' },
      };
    case 'leadForm/errorsShown':
      return {
        ...state,
        summaries: state.summaries + 1,
        submission: state.submission.status === 'sending' ? editing : state.submission,
      };
    case 'leadForm/leadSent':
      return { ...state, submission: { status: 'sending' } };
    case 'leadForm/leadStored':
      return { ...state, submission: { status: 'sent' }, summaries: 0 };
    case 'leadForm/leadFailed':
      return { ...state, submission: { status: 'failed', cause: action.cause } };
    default:
      return state;
  }
}

/** What is being sent is what was checked: no edit in between. */
const isOnItsWay = ({ submission }: LeadFormState): boolean =>
  submission.status === 'sending' || submission.status === 'sent';

/** OPN-68: an edit after a failure brings the button back. Names found belong to the NMLS ID that was there; a change of role starts the dependent fields anew. */
function edited(state: LeadFormState, field: LeadField, value: string): LeadFormState {
  const values = { ...state.values, [field]: value };
  if (field !== 'role')
    return {
      ...withErrors(state, without(state.errors, field)),
      values,
      submission: editing,
      lookup: field === 'nmlsId' ? nothingFound : state.lookup,
    };
  return {
    ...withErrors(state, {}),
    values: { ...values, nmlsId: '', companyName: '' },
    submission: editing,
    lookup: nothingFound,
  };
}

/** The connection is back: sending is possible again, without an edit. */
function connected(state: LeadFormState, online: boolean): LeadFormState {
  if (state.online === online) return state;
  const wasOffline = state.submission.status === 'failed' && state.submission.cause === 'offline';
  return { ...state, online, submission: online && wasOffline ? editing : state.submission };
}

/** OPN-65: what was typed or defaulted before stays only if the directory lists it. */
function keepListed(
  values: LeadValues,
  { individualNameOptions, companyNameOptions }: NmlsLender,
): LeadValues {
  const name = individualNameOptions.some((option) => formatIndividualName(option) === values.name)
    ? values.name
    : '';
  return {
    ...values,
    name,
    companyName: companyNameOptions.includes(values.companyName) ? values.companyName : '',
  };
}

/** FRM-2: what the visitor has typed is never overwritten. */
const withDefaults = (state: LeadFormState, name: string, emailAddress: string): LeadFormState => ({
  ...state,
  values: {
    ...state.values,
    name: state.values.name || name,
    emailAddress: state.values.emailAddress || emailAddress,
  },
});

const withErrors = (state: LeadFormState, errors: LeadFormState['errors']): LeadFormState => ({
  ...state,
  errors,
  summaries: Object.keys(errors).length > 0 ? state.summaries : 0,
});

function without(errors: LeadFormState['errors'], field: LeadField): LeadFormState['errors'] {
  const { [field]: _gone, ...rest } = errors;
  return rest;
}
