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
    const link = findPageLink(event, document.location.origin);
    if (!link) return;
    event.preventDefault();
    onClick(link);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

function findPageLink(event: MouseEvent, pageOrigin: string): PageLink | undefined {
  const anchor = event.composedPath().find(isLink);
  if (!anchor || !isPlainClick(event, anchor)) return undefined;
  const { origin, pathname } = new URL(anchor.href);
  if (origin !== pageOrigin) return undefined;
  return pageLinks.find((link) => pageLinkPaths[link] === pathname);
}

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && node.href !== '';
