import type { PageReport } from './in-page/pageReport';

/** A remote that has not started by then is examined as it is. */
export const settlePatienceMs = 10_000;

/** Every remote runs that has a place. */
export const isSettled = ({ page }: PageReport): boolean =>
  page.slots.every(({ isHydrated, matches }) => isHydrated || matches === 0);
