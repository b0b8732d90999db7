/** A page that routes by itself may take our links. Source: docs/decisions/0013-navigation.md. */
import type { MountHandle } from 'embed/contract';
import { mountHandleSymbol, readHandOver } from 'embed/hand-overs';
import { dispatchPageEvent } from 'embed/page-events';
import { linkRouted, type NavigationAction } from '../navigation/actions';
import { findPlainLink } from './pageLinks';

/** `mortgage:navigate` leaves before a link is followed; a page that cancels it goes there itself. Started after all other handlers of links. */
export function announceLinks(
  document: Document,
  dispatch: (action: NavigationAction) => unknown,
): void {
  document.addEventListener('click', (event) => {
    const link = findPlainLink(event);
    if (!link || !leavesPage(link, document.location)) {
      return;
    }
    // Of a link in a shadow root; any other is the page's own.
    const { host } = link.getRootNode() as Partial<ShadowRoot>;
    const remote =
      host &&
      readHandOver<Partial<MountHandle>>(host, mountHandleSymbol, {}).remote;
    if (
      !remote ||
      dispatchPageEvent(host, 'navigate', { href: link.href, remote })
    ) {
      return;
    }
    event.preventDefault();
    dispatch(linkRouted());
  });
}

/** Not a download, a phone number or a place in the page. */
const leavesPage = (link: HTMLAnchorElement, page: Location): boolean =>
  /^https?:/.test(link.href) &&
  !link.hasAttribute('download') &&
  !(link.hash && link.href === page.href.replace(/#.*/, '') + link.hash);
