import { signedInHintKey } from '../contract/handOvers';

/** Set by the session while somebody is signed in (no identity, no token): the shell then does not flash "Sign In". */
export function readSignedInHint(window: Window): boolean {
  try {
    return window.localStorage.getItem(signedInHintKey) === '1';
  } catch {
    return false;
  }
}
