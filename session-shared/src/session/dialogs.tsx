/** Every dialog of the session: one chunk, fetched when the first of them opens (SGN-1). */
import { ChallengeDialog } from '../challenge/ChallengeDialog';
import { Notice } from '../dialogs/Notice';
import { showDialog } from '../dialogs/showDialog';
import {
  Questionnaire,
  type QuestionnaireAnswers,
} from '../onboarding/Questionnaire';
import { selectRegistration } from '../registration/registration';
import { text } from '../site/messages';
import type { SignedIn } from '../sign-in/api';
import { SignInDialog, type SignInOpening } from '../sign-in/SignInDialog';
import type { SignInResult, SignInServices } from '../sign-in/useSignInForm';
import type { SessionStore } from './contract';

/**
 * Settles with the visitor, or with undefined after a cancel or a failure, which is shown first (AUT-8, OPN-47). The
 * server may sign in a visitor who has closed the dialog meanwhile: that is completed, too.
 */
export async function showSignIn(
  store: SessionStore,
  {
    complete,
    ...services
  }: SignInServices & { readonly complete: (signedIn: SignedIn) => void },
  opening: SignInOpening,
): Promise<SignedIn | undefined> {
  const { node, uiConfig } = selectRegistration(store.getState());
  const place = node ?? uiConfig.renderNodeTarget;
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
  if (!result || 'user' in result) {
    return result;
  }
  const failure = text(`failure.${result.failure}`);
  await showDialog(
    store,
    (done) => <Notice onDone={done}>{failure}</Notice>,
    place,
  );
  return undefined;
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
