/** The TypeScript runner marks function names with a helper that a page does not have. */
export const keepNames = 'globalThis.__name = (named) => named';

/** The last thing that is awaited: `owned` where React owns the view at the end. */
export type Until = 'visible' | 'live' | 'owned';

type Seen = Record<
  'visible' | 'live' | 'owned' | 'cls' | 'tbt' | 'picture',
  number
>;
type BenchWindow = Window & { benchSeen?: Seen };
/** With the parts of layout shifts and of the largest paint that TypeScript's own type lacks. */
type Entry = PerformanceEntry &
  Readonly<{ value: number; hadRecentInput: boolean; element?: Element }>;

/** Runs before the page's own code. Records the first frame with a visible link of the view, and when the view is live and React's. */
export function watchPage([place, mountHandle, until]: readonly [
  string,
  string,
  Until,
]): void {
  const seen: Seen = {
    visible: 0,
    live: 0,
    owned: 0,
    cls: 0,
    tbt: 0,
    picture: 0,
  };
  (window as BenchWindow).benchSeen = seen;
  const observe = (type: string, note: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      (list.getEntries() as Entry[]).forEach(note);
    }).observe({ type, buffered: true });
  observe(
    'layout-shift',
    ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value),
  );
  observe(
    'longtask',
    ({ duration }) => (seen.tbt += Math.max(0, duration - 50)),
  );
  observe('largest-contentful-paint', ({ element, startTime }) => {
    if (element?.matches('main img')) {
      seen.picture = startTime;
    }
  });

  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.height > 0 &&
      getComputedStyle(element).visibility === 'visible'
    );
  };
  const look = (): void => {
    const view = document.querySelector(place);
    const scope = view?.shadowRoot ?? view;
    if (
      scope &&
      !seen.visible &&
      [...scope.querySelectorAll('a, h1')].some(isSeen)
    ) {
      seen.visible = performance.now();
    }
    const button = scope?.querySelector('button') ?? {};
    if (
      !seen.owned &&
      Object.keys(button).some((key) => key.startsWith('__reactProps$'))
    ) {
      seen.owned = performance.now();
    }
    if (view && !seen.live && Symbol.for(mountHandle) in view) {
      seen.live = performance.now();
    }
    if (!seen.visible || !seen[until]) {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

/** In the page: its times once it is ready; undefined before. */
export function readSeen(until: Until) {
  const { benchSeen: seen } = window as BenchWindow;
  const timeOf = (mark: string): number =>
    performance.getEntriesByName(mark).at(0)?.startTime ?? 0;
  const known = timeOf('mortgage.session.shown');
  const [navigation] = performance.getEntriesByType('navigation');
  const { loadEventStart: load } = navigation as PerformanceNavigationTiming;
  const { timeOrigin: origin } = performance;
  const isReady =
    seen?.visible && seen[until] && load > 0 && (known || until === 'visible');
  if (!isReady || (!seen.picture && document.querySelector('main img'))) {
    return undefined;
  }
  return { ...seen, known, load, origin, wanted: timeOf('wanted') };
}
