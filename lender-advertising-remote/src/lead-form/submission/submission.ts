/** The lead after the visitor pressed Submit. Source: FRM-8..10, OPN-68. */
import type { ApiResult, SessionState } from 'session-shared/session';
import type { FieldErrorsAction } from '../checks/fieldErrors';
import type { FieldsAction } from '../fields/fields';
import type { LifecycleAction } from '../lifecycle';

export type FailureCause =
  | 'offline'
  | 'connectionLost'
  | 'tooMany'
  | 'challengeClosed'
  | 'unexpected';

const causes: Readonly<Record<string, FailureCause>> = {
  ConnectionFailure: 'connectionLost',
  TooManyRequests: 'tooMany',
  ChallengeClosed: 'challengeClosed',
};

type FailedCall = Extract<ApiResult<unknown>, { readonly ok: false }>;

/** `online` is only what the browser says of itself: it chooses a text, never whether a lead is sent (F72). */
export function decideFailure(
  { error, isRefused }: FailedCall,
  online: boolean,
): FailureCause {
  const cause = isRefused ? 'unexpected' : (causes[error] ?? 'unexpected');
  return cause === 'connectionLost' && !online ? 'offline' : cause;
}

export type SubmissionState =
  | { readonly status: 'editing'; readonly isChecked?: boolean }
  | { readonly status: 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly cause: FailureCause };

const editing: SubmissionState = { status: 'editing' };

export function submissionReducer(
  state: SubmissionState = editing,
  action: SubmissionAction | FieldsAction | FieldErrorsAction | LifecycleAction,
): SubmissionState {
  switch (action.type) {
    // OPN-68: an edit after a failure brings the button back. A refusal is an error of fields: it stays (FRM-27).
    case 'leadForm/fieldChanged':
    case 'leadForm/draftRestored':
    case 'leadForm/errorsShown':
      return editing;
    // A press checks the fields again, which may take seconds.
    case 'leadForm/leadSubmitted':
      return state.status === 'editing' ? { ...state, isChecked: true } : state;
    // The connection is back: sending is possible again, without an edit.
    case 'leadForm/connectionChanged':
      return action.online && mayRetry(state) ? editing : state;
    case 'leadForm/sendingStarted':
      return { status: 'sending' };
    case 'leadForm/leadSent':
      return { status: 'sent' };
    case 'leadForm/leadFailed':
      return { status: 'failed', cause: action.cause };
    default:
      return state;
  }
}

const mayRetry = (state: SubmissionState): boolean =>
  state.status === 'failed' && state.cause === 'offline';

/** The lead is on its way or stored: the visitor cannot edit it. */
export const isLocked = ({ status }: SubmissionState): boolean =>
  status === 'sending' || status === 'sent';

/** The visitor pressed Submit. `trap`: the value of the hidden field. */
export const leadSubmitted = (trap: string) =>
  ({ type: 'leadForm/leadSubmitted', trap }) as const;
export const sendingStarted = () =>
  ({ type: 'leadForm/sendingStarted' }) as const;
export const leadSent = () => ({ type: 'leadForm/leadSent' }) as const;
export const leadFailed = (cause: FailureCause) =>
  ({ type: 'leadForm/leadFailed', cause }) as const;

/** The server refuses fields, which the visitor can correct. */
export const leadRefused = () => ({ type: 'leadForm/leadRefused' }) as const;

export type SubmissionAction = ReturnType<
  | typeof leadSubmitted
  | typeof sendingStarted
  | typeof leadSent
  | typeof leadFailed
  | typeof leadRefused
>;

type StateWithSubmission = SessionState & {
  readonly leadForm?: { readonly submission: SubmissionState };
};

export const selectSubmission = ({
  leadForm,
}: StateWithSubmission): SubmissionState => leadForm?.submission ?? editing;
