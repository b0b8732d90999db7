import type { ReactNode } from 'react';
import { useSessionSelector } from '../react';
import { readLanguage, text } from '../site/messages';
import { selectLoggedIn } from '../visitor/visitor';
import { useSignInAddress } from './useSignInAddress';

export interface AccessDeniedProps {
  /** Class names for a remote with styles; without them the page's own styles apply. */
  readonly classes?: Partial<Readonly<Record<'screen' | 'title' | 'text' | 'signIn', string>>>;
  /** An ornament above the title. */
  readonly picture?: ReactNode;
  /** Said in the place of the usual words. */
  readonly text?: string;
}

/**
 * ACC-1 to ACC-3. Its prompt is a login link like the header's (HDR-21): the session opens the
 * lightbox and reloads the page after a successful sign-in, by its own rule about cookies (F36);
 * where the lightbox cannot be had, the link leads to the sign-in page and back here.
 */
export function AccessDenied({ classes = {}, picture, text: reason }: AccessDeniedProps) {
  const loggedIn = useSessionSelector(selectLoggedIn);
  const { language, direction } = readLanguage();
  const signInAddress = useSignInAddress();
  return (
    <div className={classes.screen} lang={language} dir={direction}>
      {picture}
      <h1 className={classes.title}>{text('denied.title')}</h1>
      <p className={classes.text}>
        {reason ?? text(loggedIn ? 'denied.signedIn' : 'denied.signedOut')}
      </p>
      <a className={classes.signIn} href={signInAddress}>
        {text(loggedIn ? 'denied.changeAccount' : 'denied.signIn')}
      </a>
    </div>
  );
}
