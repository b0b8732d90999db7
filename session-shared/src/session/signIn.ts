/** Signing in through the lightbox, once for all who ask. Source: specification 2.4, 4; ledger SGN-1, AUT-5, STO-6, STO-12; threat S02. */
import { toAllowedAddress } from 'mortgage-domain/links/redirect';
import { lightboxHidden, lightboxShown, pathSet, redirectUrlSet } from '../state/actions';
import type { SignInOutcome } from '../sign-in/sendSignIn';
import type { Session, SignInOptions } from '../state/contract';
import { openDialogs } from '../lightbox/openDialogs';
import { selectRegistration, selectSite } from '../state/selectors';

export interface SignInSettings {
  readonly session: () => Session;
  readonly origin: string;
  readonly navigate: (address: string) => void;
  readonly reload: () => void;
  /** Takes in who has signed in. */
  readonly welcome: (outcome: SignInOutcome) => void;
}

export function createSignIn({
  session,
  origin,
  navigate,
  reload,
  welcome,
}: SignInSettings): Session['signIn'] {
  let running: Promise<string | undefined> | undefined;

  async function signInOnce({
    path,
    tab = 'signIn',
    afterSuccess = 'stay',
    redirectUrl,
  }: SignInOptions): Promise<string | undefined> {
    const { store } = session();
    if (path) store.dispatch(pathSet(path));
    if (redirectUrl) store.dispatch(redirectUrlSet(redirectUrl));
    if (!selectRegistration(store.getState()).showLightbox) store.dispatch(lightboxShown());
    try {
      const { openSignInDialog } = await openDialogs();
      const outcome = await openSignInDialog(session(), { tab });
      if (!outcome) return undefined;
      welcome(outcome);
      leave(afterSuccess);
      return outcome.authToken;
    } finally {
      store.dispatch(lightboxHidden());
    }
  }

  /** A redirect URL that leads off the allowed hosts is left out, and said. */
  function leave(afterSuccess: SignInOptions['afterSuccess']): void {
    const state = session().store.getState();
    const { redirectUrl } = selectRegistration(state);
    const { mainDomain } = selectSite(state);
    const address =
      redirectUrl && toAllowedAddress(redirectUrl, origin, [mainDomain, `www.${mainDomain}`]);
    if (redirectUrl && !address) session().report({ name: 'RedirectRefused' });
    if (address) navigate(address);
    else if (afterSuccess === 'reload') reload();
  }

  // Begun in a task of its own: `lightboxShown` itself asks for the lightbox (STO-6).
  return (options = {}) =>
    (running ??= Promise.resolve()
      .then(() => signInOnce(options))
      .finally(() => {
        running = undefined;
      }));
}
