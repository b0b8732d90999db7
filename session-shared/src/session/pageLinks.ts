/** Login and logout links anywhere on the page, shadow roots included. Source: ledger HDR-21, HDR-22. */
import { joinLink, signInLink, signOutLink } from 'mortgage-domain/menus/signInLinks';

export type PageLink = 'signIn' | 'register' | 'signOut';

export const pageLinkPaths: Readonly<Record<PageLink, string>> = {
  signIn: signInLink.href,
  register: joinLink.href,
  signOut: signOutLink.href,
};
const linkOf = (path: string): PageLink | undefined =>
  (Object.keys(pageLinkPaths) as PageLink[]).find((link) => pageLinkPaths[link] === path);

/** Hears of clicks on such links; gives the function that stops it. Modified clicks and other windows are the browser's. */
export function interceptPageLinks(
  document: Document,
  clicked: (link: PageLink) => void,
): () => void {
  const listen = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const anchor = event
      .composedPath()
      .find(
        (node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '',
      );
    if (!anchor || (anchor.target && anchor.target !== '_self')) return;
    const { origin, pathname } = new URL(anchor.href);
    const link = origin === document.location.origin ? linkOf(pathname) : undefined;
    if (!link) return;
    event.preventDefault();
    clicked(link);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}
