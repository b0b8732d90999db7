/** What a page has seen of the view so far; 0: not yet. */
export interface Seen {
  visible: number;
  live: number;
  cls: number;
  tbt: number;
  /** Paint of the page's own picture. */
  picture: number;
}
export type BenchWindow = Window & { benchSeen?: Seen };

/** Runs before the page's own code. Records the first frame with a visible link of the view, and when the view is live. */
export function watchPage([place, mountHandle]: readonly [string, string]): void {
  const seen: Seen = { visible: 0, live: 0, cls: 0, tbt: 0, picture: 0 };
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
  /** Our mount has returned, or React owns the buttons of a bundle. */
  const isLive = (view: Element, button: Element | null | undefined): boolean =>
    Symbol.for(mountHandle) in view ||
    Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps$'));
  const look = (): void => {
    const view = document.querySelector(place);
    const scope = view?.shadowRoot ?? view;
    if (scope && !seen.visible && [...scope.querySelectorAll('a, h1')].some(isSeen))
      seen.visible = performance.now();
    const button = scope?.querySelector('button');
    if (view && !seen.live && isLive(view, button)) seen.live = performance.now();
    if (!seen.visible || !seen.live) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
