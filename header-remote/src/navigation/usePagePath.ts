import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Path of the page; unknown while the shell is rendered and hydrated. */
export const usePagePath = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => window.location.pathname,
    () => '',
  );
