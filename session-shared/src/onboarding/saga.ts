/** Shows the questionnaire for its action and stores the answers. Source: ledger STO-8, STO-16, OPN-36. */
import { call, put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import type { Report } from '../problems/report';
import { onboardingConfigSet, questionnaireHidden } from './onboarding';
import type { QuestionnaireAnswers } from './Questionnaire';

interface OnboardingTasks {
  /** Undefined: the visitor closed it. Rejects where the dialog cannot be had. */
  readonly showDialog: () => Promise<QuestionnaireAnswers | undefined>;
  readonly report: Report;
}
export function* onboardingSaga(tasks: OnboardingTasks): SagaGenerator<void> {
  yield* takeLeading('onboarding/questionnaireShown', ask, tasks);
}

function* ask({ showDialog, report }: OnboardingTasks): SagaGenerator<void> {
  try {
    const answers = yield* call(showDialog);
    if (answers) yield* put(onboardingConfigSet(answers));
  } catch {
    report({ name: 'QuestionnaireUnavailable' });
  } finally {
    yield* put(questionnaireHidden());
  }
}
