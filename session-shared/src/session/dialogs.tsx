/** Every dialog of the session: one chunk, fetched when the first of them opens (SGN-1). */
import { ChallengeDialog } from '../challenge/ChallengeDialog';
import { Notice } from '../dialogs/Notice';
import { showDialog } from '../dialogs/showDialog';
import {
  Questionnaire,
  type QuestionnaireAnswers,
} from '../onboarding/Questionnaire';
import {
  inputValuesSet,
  selectRegistration,
} from '../registration/registration';
import { text } from '../site/messages';
import type { SignedIn } from '../sign-in/api';
import { SignInDialog, type SignInOpening } from '../sign-in/SignInDialog';
import type { SignInResult, SignInServices } from '../sign-in/useSignInForm';
import type { SessionStore } from './contract';

type SignInTasks = SignInServices & {
  readonly complete: (signedIn: SignedIn) => void;
};

/**
 * Settles with the visitor, or with undefined after a cancel or a failure, which is shown first (AUT-8, OPN-47). A
 * visitor who tries again finds what they have typed, except the password.
 */
export async function showSignIn(
  store: SessionStore,
  tasks: SignInTasks,
  opening: SignInOpening,
): Promise<SignedIn | undefined> {
  const { node, uiConfig, inputValues } = selectRegistration(store.getState());
  const place = node ?? uiConfig.renderNodeTarget;
  let { firstTab } = opening;
  for (;;) {
    const result = await showForm(
      store,
      tasks,
      { ...opening, firstTab },
      place,
    );
    if (!result || 'user' in result) {
      if (result) {
        store.dispatch(inputValuesSet(inputValues));
      }
      return result;
    }
    const failure = text(`failure.${result.failure}`);
    const answer = await showDialog<'again'>(
      store,
      (done) => <Notice onDone={done}>{failure}</Notice>,
      place,
    );
    if (!answer) {
      return undefined;
    }
    firstTab = result.tab;
  }
}

/** The server may sign in a visitor who has closed the dialog meanwhile: that is completed, too. */
async function showForm(
  store: SessionStore,
  { complete, ...services }: SignInTasks,
  opening: SignInOpening,
  place: string | undefined,
): Promise<SignInResult | undefined> {
  let isOpen = true;
  const dialog = (done: (result?: SignInResult) => void) => {
    const onDone = (result?: SignInResult): void => {
      done(result);
      if (!isOpen && result && 'user' in result) {
        complete(result);
      }
    };
    return <SignInDialog services={services} {...opening} onDone={onDone} />;
  };
  const result = await showDialog(store, dialog, place);
  isOpen = false;
  return result;
}

export const showChallenge = async (
  store: SessionStore,
  blockScript: string,
): Promise<boolean> =>
  (await showDialog<true>(store, (done) => (
    <ChallengeDialog blockScript={blockScript} onDone={done} />
  ))) === true;

/** Undefined: the visitor closed it. */
export const showQuestionnaire = (
  store: SessionStore,
): Promise<QuestionnaireAnswers | undefined> =>
  showDialog<QuestionnaireAnswers>(store, (done) => (
    <Questionnaire onDone={done} />
  ));
