export type LoginSync = 'unchanged' | 'signedIn' | 'signedOut';

/** HDR-16, HDR-17: what the account response means for the session. */
export function decideLoginSync(hasSections: boolean, loggedIn: boolean): LoginSync {
  if (hasSections === loggedIn) return 'unchanged';
  return hasSections ? 'signedIn' : 'signedOut';
}
