/** The door `session-shared/sign-in`: the lightbox, for those who open it themselves. */
import type { Session } from '../state/contract';
import { openDialogs } from '../lightbox/openDialogs';
import type { SignInOutcome } from './sendSignIn';
import type { SignInTab } from './SignInTabs';

export type { SignInOutcome } from './sendSignIn';

/** Settles when somebody signed in, or with undefined when the dialog was closed. */
export const openSignInDialog = async (
  session: Session,
  { tab }: { readonly tab: SignInTab },
): Promise<SignInOutcome | undefined> => (await openDialogs()).openSignInDialog(session, { tab });
