/** Every dialog of the session; one chunk, fetched when the first is wanted (SGN-1). */
import { ChallengeDialog } from '../challenge/ChallengeDialog';
import { Questionnaire, type QuestionnaireAnswers } from '../onboarding/Questionnaire';
import { SessionProvider } from '../react';
import type { Session } from '../state/contract';
import { SignInDialog } from '../sign-in/SignInDialog';
import type { SignInOutcome, SignInResult } from '../sign-in/sendSignIn';
import type { SignInTab } from '../sign-in/SignInTabs';
import { Notice } from './Notice';
import { openLightbox } from './openLightbox';

/** Settles when somebody signed in, or with undefined when nobody did; a failure is told before that (AUT-8, OPN-47). */
export async function openSignInDialog(
  session: Session,
  { tab }: { readonly tab: SignInTab },
): Promise<SignInOutcome | undefined> {
  const result = await openLightbox<SignInResult>((done) => (
    <SessionProvider session={session}>
      <SignInDialog firstTab={tab} onDone={done} />
    </SessionProvider>
  ));
  if (!result || 'user' in result) return result;
  await openLightbox((done) => <Notice text={result.failure} onDone={done} />);
  return undefined;
}

/** True when the challenge was passed. */
export const openChallenge = async (blockScript: string): Promise<boolean> =>
  (await openLightbox<true>((done) => (
    <ChallengeDialog blockScript={blockScript} onDone={done} />
  ))) === true;

export const openQuestionnaire = (session: Session): Promise<QuestionnaireAnswers | undefined> =>
  openLightbox<QuestionnaireAnswers>((done) => (
    <SessionProvider session={session}>
      <Questionnaire onDone={done} />
    </SessionProvider>
  ));
