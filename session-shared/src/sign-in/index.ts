/** The door `session-shared/sign-in`: the lightbox, for those who open it themselves. */
export { openSignInDialog } from './openSignInDialog';
export type { SignInOutcome } from './sendSignIn';
