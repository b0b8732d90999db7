/** Runs in the page before anything of it: notes the first frame with a visible header link, and when React owns its buttons. */
export function watchPage(): void {
  const seen = { visible: 0, hydrated: 0, cls: 0, tbt: 0 };
  (window as Window & { benchSeen?: typeof seen }).benchSeen = seen;
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

  const scopes = (): ParentNode[] => {
    const header = document.querySelector('#site-header');
    return header ? [header.shadowRoot ?? header] : [];
  };
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const look = () => {
    for (const scope of scopes()) {
      if (!seen.visible && [...scope.querySelectorAll('a, h1')].some(isSeen))
        seen.visible = performance.now();
      const button = scope.querySelector('button');
      if (
        !seen.hydrated &&
        button &&
        Object.keys(button).some((key) => key.startsWith('__reactProps$'))
      )
        seen.hydrated = performance.now();
    }
    if (!seen.visible || !seen.hydrated) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
