/** The reason where the session's files did not load: no remote is the cause. */
export const sessionUnavailable = 'SessionUnavailableError';

/** The error's name only, because its message may hold personal data (S10). */
export const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.name : 'unknown';
