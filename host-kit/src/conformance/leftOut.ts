/** Failures that the suite does not bring about, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  ServiceUnavailable: 'it would take the host down; stop its database and look at one call by hand',
  UnexpectedError: 'a host has none on purpose',
  TooManyRequests: 'it would lock this address out; spend a limit of a test system by hand',
  tooManyAttempts: 'it would lock the sample account out',
};
