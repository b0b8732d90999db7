/** The door `session-shared/sign-in`: the lightbox, for those who open it themselves. */
export { openSignInDialog, type SignInOutcome } from './openSignInDialog';
