import { useHydratedValue } from './useHydratedValue';

/** Whether React owns the view; false in the static view, which has no program yet. */
export const useIsLive = (): boolean =>
  useHydratedValue(
    () => true,
    () => false,
  );
