import { signedInHintKey } from 'embed/hand-overs';
import { attempt } from 'embed/attempt';

/** Stores the hint for the loader of the next page. Returns whether the hint changed. */
export const keepSignedInHint = (window: Window, isSignedIn: boolean): boolean =>
  attempt(() => {
    const { localStorage } = window;
    const wasSignedIn = localStorage.getItem(signedInHintKey) === '1';
    if (isSignedIn) localStorage.setItem(signedInHintKey, '1');
    else localStorage.removeItem(signedInHintKey);
    return wasSignedIn !== isSignedIn;
  }) ?? false;
