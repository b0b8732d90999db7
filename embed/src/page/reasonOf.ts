/** The reason where the session's files did not come: no remote is to blame. */
export const sessionUnavailable = 'SessionUnavailableError';

/** Of an error its name alone: its message may hold what is nobody's business (S10). */
export const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.name : 'unknown';
