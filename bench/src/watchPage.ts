/** The TypeScript runner marks function names with a helper that a page does not have. */
export const keepNames = 'globalThis.__name = (named) => named';

/** The last thing that is awaited: `owned` where React owns the view at the end. */
export type Until = 'visible' | 'live' | 'owned';

export interface Seen {
  visible: number;
  live: number;
  owned: number;
  cls: number;
  tbt: number;
  picture: number;
}
export type BenchWindow = Window & { benchSeen?: Seen };

/** Runs before the page's own code. Records the first frame with a visible link of the view, and when the view is live and React's. */
export function watchPage([place, mountHandle, until]: readonly [string, string, Until]): void {
  const seen: Seen = { visible: 0, live: 0, owned: 0, cls: 0, tbt: 0, picture: 0 };
  (window as BenchWindow).benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tbt += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
      if (entry.element?.matches('main img')) seen.picture = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const look = (): void => {
    const view = document.querySelector(place);
    const scope = view?.shadowRoot ?? view;
    if (scope && !seen.visible && [...scope.querySelectorAll('a, h1')].some(isSeen))
      seen.visible = performance.now();
    const button = scope?.querySelector('button') ?? {};
    if (!seen.owned && Object.keys(button).some((key) => key.startsWith('__reactProps$')))
      seen.owned = performance.now();
    if (view && !seen.live && Symbol.for(mountHandle) in view) seen.live = performance.now();
    if (!seen.visible || !seen[until]) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** In the page: its times once it is ready; undefined before. */
export function readSeen(until: Until) {
  const { benchSeen: seen } = window as BenchWindow;
  const timeOf = (mark: string): number => performance.getEntriesByName(mark).at(0)?.startTime ?? 0;
  const known = timeOf('mortgage.session.shown');
  const [navigation] = performance.getEntriesByType('navigation');
  const { loadEventStart: load } = navigation as PerformanceNavigationTiming;
  const { timeOrigin: origin } = performance;
  const isReady = seen?.visible && seen[until] && load > 0 && (known || until === 'visible');
  if (!isReady || (!seen.picture && document.querySelector('main img'))) return undefined;
  return { ...seen, known, load, origin, wanted: timeOf('wanted') };
}
