/** Login and logout links anywhere on the page, shadow roots included. Source: ledger HDR-21, HDR-22. */
import { registrationPath, signInPath, signOutPath } from 'mortgage-domain/site/accountPaths';

const pageLinks = ['signIn', 'register', 'signOut'] as const;
export type PageLink = (typeof pageLinks)[number];

export const pageLinkPaths: Readonly<Record<PageLink, string>> = {
  signIn: signInPath,
  register: registrationPath,
  signOut: signOutPath,
};

/** Takes clicks on such links; gives the function that stops it. Modified clicks and other windows are the browser's. */
export function interceptPageLinks(
  document: Document,
  onClick: (link: PageLink) => void,
): () => void {
  const listen = (event: MouseEvent) => {
    const link = isPlainClick(event) ? findPageLink(event, document.location.origin) : undefined;
    if (!link) return;
    event.preventDefault();
    onClick(link);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function findPageLink(event: MouseEvent, pageOrigin: string): PageLink | undefined {
  const anchor = event.composedPath().find(isLink);
  if (!anchor || !['', '_self'].includes(anchor.target)) return undefined;
  const { origin, pathname } = new URL(anchor.href);
  if (origin !== pageOrigin) return undefined;
  return pageLinks.find((link) => pageLinkPaths[link] === pathname);
}

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && node.href !== '';
