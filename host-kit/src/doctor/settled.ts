import type { PageReport } from './in-page/pageReport';

/** A remote that has not started by then is examined as it is. */
export const settlePatienceMs = 10_000;

/** Every remote runs that has a place, and a gate has decided. */
export const isSettled = ({ page }: PageReport): boolean =>
  page.slots.every(
    ({ isHydrated, gated, matches }) => (isHydrated && gated !== 'undecided') || matches === 0,
  );
