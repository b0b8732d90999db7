import { formatIndividualName, type NmlsLender } from 'mortgage-domain/nmlsLender';
import type { LeadFormAction } from './actions';
import type { LeadField } from './leadField';

/** NML-4. */
export type LenderLookup =
  | { readonly status: 'idle' | 'inProgress' | 'error' }
  | { readonly status: 'set'; readonly lender: NmlsLender };

export type Submission =
  | { readonly status: 'editing' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly message: string };

export interface LeadFormState {
  readonly values: Readonly<Record<LeadField, string>>;
  readonly errors: Readonly<Partial<Record<LeadField, string>>>;
  readonly lookup: LenderLookup;
  readonly submission: Submission;
  /** Counts the presses that found errors, so that the summary takes focus each time. */
  readonly summaries: number;
}

const empty: LeadFormState = {
  values: { role: '', nmlsId: '', name: '', companyName: '', emailAddress: '', phoneNumber: '' },
  errors: {}, lookup: { status: 'idle' }, submission: { status: 'editing' }, summaries: 0,
};

export function leadFormReducer(state: LeadFormState = empty, action: LeadFormAction): LeadFormState {
  switch (action.type) {
    case 'leadForm/fieldChanged': return edited(state, action.field, action.value);
    case 'leadForm/fieldAccepted': return { ...state, errors: without(state.errors, action.field) };
    case 'leadForm/fieldRejected': return { ...state, errors: { ...state.errors, [action.field]: action.message } };
    case 'leadForm/lenderLookupStarted': return { ...state, lookup: { status: 'inProgress' } };
    case 'leadForm/lenderFound': return { ...state, lookup: { status: 'set', lender: action.lender }, values: { ...state.values, name: keptName(state.values.name, action.lender) } };
    // NML-5: what was found before goes, and with it the name and the company chosen from it.
    case 'leadForm/lenderLookupFailed': return { ...state, lookup: { status: 'error' }, values: { ...state.values, name: '', companyName: '' } };
    case 'leadForm/errorsShown': return { ...state, summaries: state.summaries + 1 };
    case 'leadForm/leadSent': return { ...state, submission: { status: 'sending' } };
    case 'leadForm/leadStored': return { ...state, submission: { status: 'sent' } };
    case 'leadForm/leadFailed': return { ...state, submission: { status: 'failed', message: action.message } };
    case 'leadForm/userDefaultsKnown': return withDefaults(state, action.name, action.emailAddress);
    default: return state;
  }
}

/** OPN-68: an edit after a failure brings the button back. A change of role starts the dependent fields anew. */
function edited(state: LeadFormState, field: LeadField, value: string): LeadFormState {
  const values = { ...state.values, [field]: value };
  const errors = without(state.errors, field);
  const submission: Submission = state.submission.status === 'failed' ? { status: 'editing' } : state.submission;
  if (field !== 'role') return { ...state, values, errors, submission };
  return { ...state, values: { ...values, nmlsId: '', companyName: '' }, errors: {}, submission, lookup: { status: 'idle' } };
}

/** OPN-65: a name typed or defaulted before stays only if the directory lists it. */
const keptName = (name: string, lender: NmlsLender): string => (lender.individualNameOptions.some((option) => formatIndividualName(option) === name) ? name : '');

/** FRM-2: what the visitor has typed is never overwritten. */
const withDefaults = (state: LeadFormState, name: string, emailAddress: string): LeadFormState =>
  ({ ...state, values: { ...state.values, name: state.values.name || name, emailAddress: state.values.emailAddress || emailAddress } });

function without(errors: LeadFormState['errors'], field: LeadField): LeadFormState['errors'] {
  const { [field]: _gone, ...rest } = errors;
  return rest;
}
