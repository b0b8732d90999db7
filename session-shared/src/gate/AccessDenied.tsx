import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { buildPath } from 'mortgage-domain/links/buildPath';
import { withReturn } from 'mortgage-domain/site/returnAddress';
import { selectSite } from '../config/config';
import { pageLinkPath } from '../page/pageLinks';
import { useSession, useSessionSelector } from '../react';
import { readLanguage, text } from '../site/messages';
import { selectLoggedIn } from '../visitor/visitor';

export interface AccessDeniedProps {
  /** Class names for a remote with styles; without them the page's own styles apply. */
  readonly classes?: Partial<
    Readonly<Record<'screen' | 'title' | 'text' | 'signIn', string>>
  >;
  readonly picture?: ReactNode;
  readonly title?: string;
  readonly text?: string;
  /** In the place of the prompt to sign in. */
  readonly action?: ReactNode;
  /** Below the action. */
  readonly more?: ReactNode;
}

/** ACC-1 to ACC-3. Its prompt is a login link (HDR-21): without the lightbox it leads to the sign-in page and back. */
export function AccessDenied({
  classes = {},
  picture,
  title,
  text: reason,
  action,
  more,
}: AccessDeniedProps) {
  const loggedIn = useSessionSelector(selectLoggedIn);
  const hasAccounts = useSessionSelector(selectSite).account !== 'none';
  const { language, direction } = readLanguage();
  const signInAddress = useSignInAddress();
  return (
    <div className={classes.screen} lang={language} dir={direction}>
      {picture}
      <h1 className={classes.title}>{title ?? text('denied.title')}</h1>
      {(reason || hasAccounts) && (
        <p className={classes.text}>
          {reason ?? text(loggedIn ? 'denied.signedIn' : 'denied.signedOut')}
        </p>
      )}
      {action ??
        (hasAccounts && (
          <a className={classes.signIn} href={signInAddress} rel="nofollow">
            {text(loggedIn ? 'denied.changeAccount' : 'denied.signIn')}
          </a>
        ))}
      {more}
    </div>
  );
}

function useSignInAddress(): string {
  const { store } = useSession();
  const site = useSessionSelector(selectSite);
  const signInPath = pageLinkPath('signIn', site);
  // The session's state changes when the page navigates without a reload.
  const subscribe = useCallback(
    (onChange: () => void) => store.subscribe(onChange),
    [store],
  );
  const redirectUrl = useSyncExternalStore(
    subscribe,
    readPlace,
    () => undefined,
  );
  if (
    redirectUrl !== undefined &&
    site.account === 'page' &&
    site.accountPages.signIn
  ) {
    return withReturn(site.accountPages.signIn, window.location);
  }
  return redirectUrl === undefined
    ? signInPath
    : buildPath(signInPath, { redirectUrl });
}

function readPlace(): string | undefined {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
