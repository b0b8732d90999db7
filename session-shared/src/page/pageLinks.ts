/** Login and logout links anywhere on the page, shadow roots included. Source: ledger HDR-21, HDR-22. */
import { joinLink, signInLink, signOutLink } from 'mortgage-domain/menus/signInLinks';

const pageLinks = ['signIn', 'register', 'signOut'] as const;
export type PageLink = (typeof pageLinks)[number];

export const pageLinkPaths: Readonly<Record<PageLink, string>> = {
  signIn: signInLink.href,
  register: joinLink.href,
  signOut: signOutLink.href,
};

/** Takes clicks on such links, and tells where each leads; gives the function that stops it. Modified clicks and other windows are the browser's. */
export function interceptPageLinks(
  document: Document,
  onClick: (link: PageLink, address: string) => void,
): () => void {
  const listen = (event: MouseEvent) => {
    const found = isPlainClick(event) ? findPageLink(event, document.location.origin) : undefined;
    if (!found) return;
    event.preventDefault();
    onClick(found.link, found.address);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function findPageLink(
  event: MouseEvent,
  pageOrigin: string,
): { readonly link: PageLink; readonly address: string } | undefined {
  const anchor = event.composedPath().find(isLink);
  if (!anchor || !['', '_self'].includes(anchor.target)) return undefined;
  const { origin, pathname, search } = new URL(anchor.href);
  if (origin !== pageOrigin) return undefined;
  const link = pageLinks.find((one) => pageLinkPaths[one] === pathname);
  return link && { link, address: pathname + search };
}

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && node.href !== '';
