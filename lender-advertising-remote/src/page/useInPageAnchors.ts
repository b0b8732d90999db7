import { useEffect, type RefObject } from 'react';

/**
 * `#form` and `#how-it-works` are scrolled by script: the browser does not find them in a shadow root, and under `<base href>`
 * a link to them would leave the page (F60). Links of the host page lead there too, unless it has a place of that name itself.
 */
export function useInPageAnchors(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: root } = page;
    if (!root) return;
    const goToHash = () => void (isFree(window.location.hash) && goTo(root, window.location.hash));
    const follow = (event: MouseEvent) => {
      const link = event
        .composedPath()
        .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
      const hash = link?.getAttribute('href') ?? '';
      if (
        !link ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      if ((root.contains(link) || isFree(hash)) && goTo(root, hash)) event.preventDefault();
    };
    if (isFreshVisit()) goToHash();
    window.addEventListener('hashchange', goToHash);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('hashchange', goToHash);
      document.removeEventListener('click', follow);
    };
  }, [page]);
}

const isHash = (hash: string): boolean => /^#[\w-]+$/.test(hash);
const isFree = (hash: string): boolean =>
  isHash(hash) && document.getElementById(hash.slice(1)) === null;

/** On a reload the browser goes back to where the visitor was. */
function isFreshVisit(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'reload';
}

function goTo(root: HTMLElement, hash: string): boolean {
  const target = isHash(hash) ? root.querySelector<HTMLElement>(hash) : null;
  if (!target) return false;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  target.focus({ preventScroll: true });
  return true;
}
