import { secure } from '../delivery/createScript';
import { addToHead } from '../page/addedElements';
import type { PageState } from '../page/pageState';
import type { Release } from '../releases/release';

/** Asks at once, and once, for everything a first view needs: a file that waited for another would cost the page a round trip. */
export function preload(document: Document, page: PageState, releases: readonly Release[]): void {
  for (const { base, files } of releases) {
    for (const [file, integrity] of Object.entries(files)) {
      const href = base + file;
      if (document.querySelector(`link[rel="preload"][href="${href}"]`)) continue;
      const link = secure(document.createElement('link'), page, integrity);
      link.rel = 'preload';
      link.as = 'script';
      link.href = href;
      addToHead(document, link);
    }
  }
}
