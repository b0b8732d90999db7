/** A page that routes by itself may take our links. Source: docs/decisions/0013-navigation.md. */
import { dispatchPageEvent } from 'embed/page-events';
import { linkRouted, type NavigationAction } from '../navigation/actions';
import { findView, onViewClick } from './ownViews';
import { findPlainLink } from './pageLinks';

/** `mortgage:navigate` leaves before a link is followed; a page that cancels it goes there itself. Started after all our other handlers of links. */
export function announceLinks(
  document: Document,
  dispatch: (action: NavigationAction) => unknown,
): void {
  onViewClick(document, (event) => {
    const link = findPlainLink(event);
    if (!link || !leavesPage(link, document.location)) {
      return;
    }
    const { host, remote } = findView(link) ?? {};
    if (
      !host ||
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
