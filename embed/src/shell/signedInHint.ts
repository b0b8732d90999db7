import { signedInHintKey } from '../contract/handOvers';

/** The session sets this while the visitor is signed in (no identity, no token), so that the shell does not flash "Sign In". */
export function readSignedInHint(window: Window): boolean {
  try {
    return window.localStorage.getItem(signedInHintKey) === '1';
  } catch {
    return false;
  }
}
