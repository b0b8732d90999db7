/** The questionnaire, shown by its action; what was answered lands in the state. Source: ledger STO-8, STO-16, OPN-36. */
import { call, put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { onboardingConfigSet, questionnaireHidden } from '../state/actions';
import type { Session } from '../state/contract';
import { openDialogs } from '../lightbox/openDialogs';

export function* onboardingSaga(session: Session): SagaGenerator<void> {
  yield* takeLeading('onboarding/questionnaireShown', ask, session);
}

function* ask(session: Session): SagaGenerator<void> {
  try {
    const { openQuestionnaire } = yield* call(openDialogs);
    const answers = yield* call(openQuestionnaire, session);
    if (answers) yield* put(onboardingConfigSet(answers));
  } catch {
    session.report({ name: 'QuestionnaireUnavailable' });
  } finally {
    yield* put(questionnaireHidden());
  }
}
