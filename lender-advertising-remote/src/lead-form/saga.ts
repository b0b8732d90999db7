/** The lead form as the specification tells it: check a second after the last key, latest answer wins, send once. */
import {
  call,
  fork,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import { selectUser, type Session } from 'session-shared/session';
import { draftRestored, fieldChanged, userDefaultsKnown } from './actions';
import { createLeadChecks, type LeadChecks } from './checks';
import { checkField, checkLater, recheckLost } from './checkSaga';
import { openLeadDraft, type OpenDraft } from './leadDraft';
import { leadFields, type LeadField } from './leadField';
import { selectValues } from './selectors';
import { submit } from './submitSaga';
import type { LeadFormSurroundings } from './surroundings';

type Saga = SagaGenerator<void>;

const changeOf = (field: LeadField) => (action: { type: string; field?: string }) =>
  action.type === 'leadForm/fieldChanged' && action.field === field;

export function* leadFormSaga(session: Session, surroundings: LeadFormSurroundings): Saga {
  const openedAt = performance.now();
  const checks = createLeadChecks(session.api);
  const draft = openLeadDraft(surroundings.draft, surroundings.utmParams);
  for (const field of leadFields) yield* takeLatest(changeOf(field), checkLater, checks);
  yield* takeEvery('leadForm/fieldChanged', keepDraft, draft);
  yield* takeEvery('leadForm/formOpened', restore, draft, surroundings, checks);
  yield* takeLatest('leadForm/connectionChanged', recheckLost, checks);
  yield* takeLatest('session/loggedIn', takeDefaults);
  // One press at a time: while one is being sent, another does nothing.
  yield* takeLeading('leadForm/submitPressed', submit, {
    session,
    surroundings,
    checks,
    draft,
    openedAt,
  });
  yield* fork(takeDefaults);
}

/** FRM-2. */
function* takeDefaults(): Saga {
  const user = yield* select(selectUser);
  if (user)
    yield* put(userDefaultsKnown(`${user.firstName} ${user.lastName}`.trim(), user.emailAddress));
}

function* keepDraft(draft: OpenDraft): Saga {
  draft.keep(yield* select(selectValues));
}

/** Only once React owns the view: the shell knows neither the draft nor the role chosen before. */
function* restore(
  draft: OpenDraft,
  { chosenRole }: LeadFormSurroundings,
  checks: LeadChecks,
): Saga {
  const { values } = draft;
  if (values) {
    yield* put(draftRestored(values));
    yield* fork(takeDefaults);
    // In the order in which they are asked: the names come with the NMLS ID.
    for (const field of leadFields)
      if (values[field] !== '') yield* call(checkField, checks, field);
  }
  const { role } = yield* select(selectValues);
  if (chosenRole && chosenRole !== role) yield* put(fieldChanged('role', chosenRole));
}
