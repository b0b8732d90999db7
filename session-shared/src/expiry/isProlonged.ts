/** The server counts in whole seconds, and its answer takes its time: the same end is not said to the millisecond. */
const toleranceMs = 2000;

export const isProlonged = (endedAt = 0, endsAt = 0): boolean => endsAt > endedAt + toleranceMs;
