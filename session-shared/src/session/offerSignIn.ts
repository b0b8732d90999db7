import { pageLinkPaths } from '../page/pageLinks';
import type { SignIn } from '../sign-in/signIn';

/** For somebody who wants to sign in: where the dialog cannot be had, the page of the same name does it. Never rejects (AUT-6). */
export const offerSignIn =
  (openDialog: SignIn, navigate: (address: string) => void): SignIn =>
  (options = {}) =>
    openDialog(options).catch(() => {
      navigate(pageLinkPaths[options.tab ?? 'signIn']);
      return undefined;
    });
