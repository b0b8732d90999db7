import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A value that was not known when the shell was rendered: what the shell shows while React takes it
 * over, the real one in the next render. It is read again in each render, and nothing watches it in
 * between.
 */
export const useHydratedValue = <Value>(read: () => Value, inShell: () => Value): Value =>
  useSyncExternalStore(neverChanges, read, inShell);
