import { useHydratedValue } from 'remote-kit/hydrated-value';

declare const __BUILD_YEAR__: number | undefined;
const builtIn = typeof __BUILD_YEAR__ === 'undefined' ? new Date().getFullYear() : __BUILD_YEAR__;

/** The year of the build while hydrating, the current one after (FTR-9); an earlier clock is wrong (F31). */
export const useCurrentYear = (): number =>
  useHydratedValue(
    () => Math.max(new Date().getFullYear(), builtIn),
    () => builtIn,
  );
