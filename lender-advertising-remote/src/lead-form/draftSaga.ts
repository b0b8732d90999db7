/** Saves the draft after each change, and shows it to the visitor who typed it. @source FRM-2, OPN-65, OPN-75, OPN-76 */
import {
  fork,
  put,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import { selectUser } from 'session-shared/session';
import { checkField } from './checks/checkSaga';
import type { FieldChecks } from './checks/fieldChecks';
import {
  draftRestored,
  fieldChanged,
  selectTyped,
  selectValues,
  userDefaultsKnown,
} from './fields/fields';
import { leadFields, type LeadValues } from './fields/leadFields';
import { isLocked, selectSubmission } from './submission/submission';
import type { LeadDraft } from './draft/leadDraft';

type Saga = SagaGenerator<void>;

export function* keepDraft(draft: LeadDraft): Saga {
  draft.keep(yield* select(selectTyped));
}

/**
 * Only once React owns the view: the shell has neither the draft nor earlier entries.
 * @param entered what the visitor entered in the pre-rendered form
 */
export function* followVisitors(
  draft: LeadDraft,
  entered: Partial<LeadValues> | undefined,
  checks: FieldChecks,
): Saga {
  yield* take('leadForm/formOpened');
  yield* takeEvery(
    ['session/loggedIn', 'session/loggedOut'],
    followVisitor,
    draft,
    checks,
  );
  yield* followVisitor(draft, checks);
  for (const field of leadFields) {
    const value = entered?.[field];
    const values = yield* select(selectValues);
    if (value && value !== values[field]) {
      yield* put(fieldChanged(field, value));
    }
  }
}

/** The visitor's own draft, name and email address; after sending, so that the checked values are sent (FRM-2). */
function* followVisitor(draft: LeadDraft, checks: FieldChecks): Saga {
  while (isLocked(yield* select(selectSubmission))) {
    yield* take([
      'leadForm/leadFailed',
      'leadForm/errorsShown',
      'leadForm/pageRestored',
    ]);
  }
  const user = yield* select(selectUser);
  const shown = draft.follow(user?.id, yield* select(selectTyped));
  const { firstName = '', lastName = '', emailAddress = '' } = user ?? {};
  yield* put(
    userDefaultsKnown({
      name: `${firstName} ${lastName}`.trim(),
      emailAddress,
    }),
  );
  if (!shown) {
    return;
  }
  yield* put(draftRestored(shown));
  yield* fork(checkEntries, checks);
}

/** In the order in which they are asked: the names come with the NMLS ID. */
function* checkEntries(checks: FieldChecks): Saga {
  const values = yield* select(selectTyped);
  for (const field of leadFields) {
    if (values[field] !== '') {
      yield* checkField(checks, field);
    }
  }
}
