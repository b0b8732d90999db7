/** Watches the address of a page that navigates without a reload, once for all remotes, and patches nothing. docs/decisions/0013-navigation.md */
import { navigatedEvent } from 'embed/hand-overs';
import { pageNavigated } from '../navigation/actions';
import { keepRegion } from '../browser/keptRegion';
import type { SessionStore } from './contract';

/** With a navigation, or soon before or after it: for browsers that report only back and forward. */
const moments = [navigatedEvent, 'popstate', 'click', 'keyup', 'focusin'];

interface PageWindow extends Omit<Window, 'navigation'> {
  /** The Navigation API's, or a value that the page calls so. */
  readonly navigation?: Partial<Pick<EventTarget, 'addEventListener'>>;
}

/** Stores the page's address and each later one; of several in one task only the last. */
export function followAddress(
  window: PageWindow,
  store: Pick<SessionStore, 'dispatch'>,
): void {
  let known: Partial<Location> = {};
  const look = () => {
    const { href, pathname, search } = window.location;
    if (href === known.href) {
      return;
    }
    const isNewPath = pathname !== known.pathname;
    known = { href, pathname };
    // First, so that lookups of the known place find this one.
    keepRegion(window);
    store.dispatch(pageNavigated({ path: pathname, search, isNewPath }));
  };
  // One task later: we receive a click before the page's router does.
  const lookSoon = () => {
    setTimeout(look);
  };
  look();
  window.navigation?.addEventListener?.('currententrychange', lookSoon);
  for (const moment of moments) {
    window.addEventListener(moment, lookSoon, true);
  }
  // A router that waits for its data sets the title when they are there. Not `document.head`: a form may have that name (F57).
  const head = window.document.querySelector('head');
  if (head) {
    new MutationObserver(lookSoon).observe(head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }
}
