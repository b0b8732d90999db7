import { attempt } from 'embed/attempt';
import { useEffect, type RefObject } from 'react';
import { mountHandleSymbol } from 'embed/hand-overs';
import { isPlainClick } from 'mortgage-domain/links/plainClick';
import { matchesMedia, reducedMotion } from './media';

/** Scrolls to `#form` and `#how-it-works` by script: browsers find no anchor in a shadow root, and `<base href>` leads away (F60). */
export function useInPageAnchors(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: root } = page;
    if (!root) {
      return;
    }
    const goToAddressed = () => {
      if (isFree(window.location.hash)) {
        goTo(root, window.location.hash);
      }
    };
    const followLink = (event: Event) => {
      const { target, currentTarget } = event;
      // Our views have heard it; only a router asks for its path then.
      if (currentTarget === document && isView(target)) {
        return;
      }
      const link = findLink(event);
      if (!link || !isPlainClick(event as MouseEvent, link)) {
        return;
      }
      const hash = link.getAttribute('href') ?? '';
      const isOurs = root.contains(link) || isFree(hash);
      if (isOurs && goTo(root, hash)) {
        event.preventDefault();
      }
    };
    if (!isReload()) {
      goToAddressed();
    }
    window.addEventListener('hashchange', goToAddressed);
    // In our view before the page's listeners, which may cancel the click.
    const places = [root.getRootNode(), document];
    for (const place of places) {
      place.addEventListener('click', followLink);
    }
    return () => {
      window.removeEventListener('hashchange', goToAddressed);
      for (const place of places) {
        place.removeEventListener('click', followLink);
      }
    };
  }, [page]);
}

const findLink = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((node) => node instanceof HTMLAnchorElement);

const isView = (target: EventTarget | null): boolean =>
  target !== null && Symbol.for(mountHandleSymbol) in target;

const isHash = (hash: string): boolean => /^#[\w-]+$/.test(hash);
/** The page has no place of its own by that name. */
const isFree = (hash: string): boolean =>
  isHash(hash) && document.getElementById(hash.slice(1)) === null;

/** On a reload the browser goes back to where the visitor was. */
function isReload(): boolean {
  const [navigation] =
    attempt(() => performance.getEntriesByType('navigation')) ?? [];
  return (
    navigation !== undefined &&
    'type' in navigation &&
    navigation.type === 'reload'
  );
}

function goTo(root: HTMLElement, hash: string): boolean {
  const target = isHash(hash)
    ? root.querySelector<HTMLElement>(`[id="${hash.slice(1)}"]`)
    : null;
  if (!target) {
    return false;
  }
  target.scrollIntoView({
    behavior: matchesMedia(reducedMotion) ? 'auto' : 'smooth',
  });
  target.focus({ preventScroll: true });
  return true;
}
