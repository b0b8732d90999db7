import { useEffect, type MouseEvent, type RefObject } from 'react';

/**
 * `#form` and `#how-it-works` are scrolled by script: the browser does not find them in a shadow root, and under `<base href>`
 * the link would leave the page (F60).
 */
export function useInPageAnchors(page: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  useEffect(() => {
    const goToHash = () => goTo(page.current, window.location.hash);
    goToHash();
    window.addEventListener('hashchange', goToHash);
    return () => window.removeEventListener('hashchange', goToHash);
  }, [page]);

  return (event) => {
    const anchor = (event.target as Element).closest('a[href^="#"]');
    if (!anchor || event.defaultPrevented) return;
    event.preventDefault();
    goTo(page.current, anchor.getAttribute('href')!);
  };
}

function goTo(page: HTMLElement | null, hash: string): void {
  const target = /^#[\w-]+$/.test(hash) ? page?.querySelector<HTMLElement>(hash) : null;
  if (!target) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  target.focus({ preventScroll: true });
}
