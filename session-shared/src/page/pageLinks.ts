/** Login and logout links anywhere on the page, shadow roots included. Source: ledger HDR-21, HDR-22. */
import { isPlainClick } from 'mortgage-domain/links/plainClick';
import { joinLink, signInLink, signOutLink } from 'mortgage-domain/menus/signInLinks';

const pageLinks = ['signIn', 'register', 'signOut'] as const;
export type PageLink = (typeof pageLinks)[number];

export const pageLinkPaths: Readonly<Record<PageLink, string>> = {
  signIn: signInLink.href,
  register: joinLink.href,
  signOut: signOutLink.href,
};

/** Takes clicks on such links; gives the function that stops it. Modified clicks and other windows are the browser's. */
export function interceptPageLinks(
  document: Document,
  onClick: (link: PageLink) => void,
): () => void {
  const listen = (event: MouseEvent) => {
    const { origin, pathname } = findPlainLink(event) ?? {};
    const link =
      origin === document.location.origin &&
      pageLinks.find((one) => pageLinkPaths[one] === pathname);
    if (!link) return;
    event.preventDefault();
    onClick(link);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

/** The link that an unmodified click follows in this tab, as long as nobody else has taken it. */
export function findPlainLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.composedPath().find(isLink);
  return link && isPlainClick(event, link) ? link : undefined;
}

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && node.href !== '';
