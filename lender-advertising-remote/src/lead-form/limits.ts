/** CON-22. */
export const inputDebounceMs = 1000;
export const redirectDelayMs = 2000;
