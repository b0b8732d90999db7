import { useHydratedValue } from 'remote-kit/hydrated-value';

/** Path of the page; unknown in the shell. */
export const usePagePath = (): string =>
  useHydratedValue(
    () => window.location.pathname,
    () => '',
  );
