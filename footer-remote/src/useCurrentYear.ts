import { useHydratedValue } from 'remote-kit/hydrated-value';

declare const __BUILD_YEAR__: number | undefined;
const builtIn = typeof __BUILD_YEAR__ === 'undefined' ? new Date().getFullYear() : __BUILD_YEAR__;

/**
 * The year of the pre-rendered shell while hydrating, the current one after (FTR-9); a clock that
 * lies before the build is wrong (F31).
 */
export const useCurrentYear = (): number =>
  useHydratedValue(
    () => Math.max(new Date().getFullYear(), builtIn),
    () => builtIn,
  );
