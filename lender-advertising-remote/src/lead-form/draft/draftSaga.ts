/** Saves the draft after each change and restores it after a reload. @source OPN-65, OPN-75, OPN-76 */
import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectUser } from 'session-shared/session';
import { checkField } from '../checks/checkSaga';
import type { FieldChecks } from '../checks/fieldChecks';
import { draftRestored, fieldChanged, selectValues, userDefaultsKnown } from '../fields/fields';
import { leadFields } from '../fields/leadFields';
import type { LeadDraft } from './leadDraft';

type Saga = SagaGenerator<void>;

export function* keepDraft(draft: LeadDraft): Saga {
  draft.keep(yield* select(selectValues));
}

/**
 * Only once React owns the view: the shell knows neither the draft nor the role chosen before.
 * @param chosenRole what the visitor chose in the pre-rendered form
 */
export function* restoreDraft(
  draft: LeadDraft,
  chosenRole: string | undefined,
  checks: FieldChecks,
): Saga {
  if (draft.values) {
    yield* put(draftRestored(draft.values));
    yield* fillInUserDefaults();
    // In the order in which they are asked: the names come with the NMLS ID.
    for (const field of leadFields)
      if (draft.values[field] !== '') yield* checkField(checks, field);
  }
  const { role } = yield* select(selectValues);
  if (chosenRole && chosenRole !== role) yield* put(fieldChanged('role', chosenRole));
}

/** The signed-in visitor's name and email address; empty if signed out (FRM-2). */
export function* fillInUserDefaults(): Saga {
  const user = yield* select(selectUser);
  const { firstName = '', lastName = '', emailAddress = '' } = user ?? {};
  yield* put(userDefaultsKnown({ name: `${firstName} ${lastName}`.trim(), emailAddress }));
}
