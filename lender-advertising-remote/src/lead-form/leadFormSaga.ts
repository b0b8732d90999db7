/** The lead form's part of the session: the reactions to its actions. */
import {
  call,
  fork,
  put,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import {
  parseUtmParams,
  type UtmParams,
} from 'mortgage-domain/leads/utmParams';
import type {
  Session,
  SessionAction,
  SessionFeature,
} from 'session-shared/session';
import type { Lookups } from '../lookups/lookups';
import {
  checkAppearedFields,
  checkChangedField,
  checkDefaultedFields,
  checkLostFields,
} from './checks/checkSaga';
import { createFieldChecks } from './checks/fieldChecks';
import { followVisitors, keepDraft } from './draftSaga';
import { openLeadDraft, type DraftStorage } from './draft/leadDraft';
import {
  leadFields,
  type LeadField,
  type LeadValues,
} from './fields/leadFields';
import { leadFormReducer } from './leadFormReducer';
import { markProgress } from './leadMarks';
import { leadFailed } from './submission/submission';
import {
  readClock,
  reportBroken,
  submitLead,
  type SubmitContext,
} from './submission/submitSaga';

export interface LeadFormEnvironment extends Pick<
  SubmitContext,
  'sent' | 'navigate'
> {
  readonly lookups: Lookups;
  readonly utmParams: UtmParams | undefined;
  readonly draft: DraftStorage;
  /** What the visitor entered in the pre-rendered form before the code ran. */
  readonly entered?: Partial<LeadValues>;
}

type PageNavigated = Extract<SessionAction, { type: 'page/navigated' }>;

export const leadFormFeature = (
  environment: LeadFormEnvironment,
): SessionFeature => ({
  name: 'leadForm',
  reducer: leadFormReducer,
  saga: (session) => leadFormSaga(session, environment),
});

/** If a part breaks, the form still answers each press (F73). */
function* leadFormSaga(
  session: Session,
  environment: LeadFormEnvironment,
): SagaGenerator<void> {
  try {
    yield* call(runLeadForm, session, environment);
  } catch (error) {
    yield* call(reportBroken, session, error);
    yield* takeEvery('leadForm/leadSubmitted', failAtOnce);
  }
}

function* failAtOnce(): SagaGenerator<void> {
  yield* put(leadFailed('unexpected'));
}

function* runLeadForm(
  { api, report }: Session,
  {
    lookups,
    utmParams,
    draft: storage,
    entered,
    sent,
    navigate,
  }: LeadFormEnvironment,
): SagaGenerator<void> {
  const openedAt = readClock();
  const checks = createFieldChecks(lookups);
  const draft = openLeadDraft(storage, utmParams);
  // A new change of a field cancels its earlier check.
  for (const field of leadFields) {
    yield* takeLatest(changeOf(field), checkChangedField, checks);
  }
  yield* takeEvery('leadForm/fieldChanged', keepDraft, draft);
  yield* takeEvery('page/navigated', ({ search }: PageNavigated) =>
    draft.land(parseUtmParams(search)),
  );
  yield* takeLatest('leadForm/connectionChanged', checkLostFields, checks);
  yield* takeLatest('leadForm/userDefaultsKnown', checkDefaultedFields, checks);
  const context: SubmitContext = {
    api,
    checks,
    draft,
    openedAt,
    sent,
    navigate,
    report,
  };
  // One press at a time: while one is being sent, another does nothing.
  yield* takeLeading('leadForm/leadSubmitted', submitLead, context);
  yield* fork(checkAppearedFields, checks);
  yield* fork(followVisitors, draft, entered, checks);
  yield* fork(markProgress);
}

const changeOf =
  (field: LeadField) => (action: { type: string; field?: string }) =>
    action.type === 'leadForm/fieldChanged' && action.field === field;
