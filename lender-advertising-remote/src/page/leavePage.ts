import { dispatchPageEvent } from 'embed/page-events';

/** Goes to another page of the host, unless the page cancels `mortgage:navigate` (docs/decisions/0013-navigation.md). */
export function leavePage(
  element: Element,
  path: string,
  location: Pick<Location, 'href' | 'assign'>,
): void {
  const { href } = new URL(path, location.href);
  if (
    dispatchPageEvent(element, 'navigate', {
      href,
      remote: 'lender-advertising-remote',
    })
  ) {
    location.assign(href);
  }
}
