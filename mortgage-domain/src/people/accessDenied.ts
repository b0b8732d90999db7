/**
 * What the Access Denied screen says, alike on the page and on the server.
 * Source: specification 2.3; ledger ACC-1, ACC-2.
 */
export const accessDeniedTitle = 'Access Denied';

export interface AccessDeniedWords {
  readonly text: string;
  readonly signIn: string;
}

/** Another account may be let in: whoever is signed in is offered to change. */
export const accessDeniedWords = (isSignedIn: boolean): AccessDeniedWords =>
  isSignedIn
    ? {
        text: 'Your account does not have the permission for this page. Sign in with another account to see it.',
        signIn: 'Sign in with another account',
      }
    : { text: 'Please sign in with an account that may see this page.', signIn: 'Sign in' };
