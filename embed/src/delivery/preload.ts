import { secure } from './createScript';
import { addToHead } from '../page/addedElements';
import type { PageState } from '../page/pageState';

/**
 * Requests each file once, and all of them together: a file that waited for another would cost the page a round trip.
 * @param loaded called for each that has loaded, or that another call has requested
 */
export function preload(
  document: Document,
  page: PageState,
  files: readonly (readonly [address: string, integrity: string])[],
  loaded?: () => void,
): void {
  for (const [href, integrity] of files) {
    if (document.querySelector(`link[rel="preload"][href="${href}"]`)) {
      loaded?.();
      continue;
    }
    const link = secure(document.createElement('link'), page, integrity);
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    link.onload = loaded ?? null;
    addToHead(document, link);
  }
}
