/** Login and logout links anywhere on the page, shadow roots included. Source: ledger HDR-21, HDR-22. */
import { ownOrigin, toOwnAddress } from 'embed/own-address';
import { isPlainClick } from 'mortgage-domain/links/plainClick';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { toSitePath, usualPaths } from 'mortgage-domain/site/sitePaths';
import { selectSite, type ConfigPart } from '../config/config';
import type { SignIn } from '../sign-in/signIn';
import { isView, onViewClick } from './ownViews';

const pageLinks = ['signIn', 'register', 'signOut'] as const;

/** The site's address of the page behind such a link. */
export const pageLinkPath = (
  link: (typeof pageLinks)[number],
  site: SiteConfig,
): string => toSitePath(usualPaths[link], site);

interface LinkTargets {
  readonly store: { getState(): ConfigPart };
  readonly signIn: SignIn;
  readonly signOut: () => Promise<void>;
}

/**
 * Login links open the dialog and logout links sign out. Modified clicks and other windows are left to the browser.
 * @param prepare called once, when the visitor turns to a login link; a mouse that rests on it from the start gives no earlier event
 */
export function followPageLinks(
  document: Document,
  session: LinkTargets,
  prepare: () => void,
): void {
  const pageLinkOf = (event: Event) => {
    const link = event.composedPath().find(isLink);
    const path = link && findOwnPath(link);
    if (path === undefined) {
      return undefined;
    }
    const site = selectSite(session.store.getState());
    return pageLinks.find((one) => isSamePath(pageLinkPath(one, site), path));
  };
  const follow = (event: MouseEvent) => {
    const link = findPlainLink(event) && pageLinkOf(event);
    if (!link) {
      return;
    }
    event.preventDefault();
    if (link === 'signOut') {
      void session.signOut();
    } else {
      void session.signIn({ tab: link, afterSuccess: 'reload' });
    }
  };
  onViewClick(document, follow);
  // Links of the page. Of a view's click nobody asks for the path, which only a router of the page does (ownClicks.ts).
  document.addEventListener('click', (event) => {
    if (!isView(event.target)) {
      follow(event);
    }
  });
  const turning = new AbortController();
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(
      type,
      (event) => {
        const link = pageLinkOf(event);
        if (!link || link === 'signOut') {
          return;
        }
        turning.abort();
        prepare();
      },
      { passive: true, signal: turning.signal },
    );
  }
}

/** Returns the path of a link to the page's own host. A path is one, also if the page's `<base>` leads elsewhere (F89). */
function findOwnPath(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href') ?? '';
  const isOwn =
    link.origin === ownOrigin(window) || toOwnAddress(href, window) !== href;
  return isOwn ? link.pathname : undefined;
}

/** Pages leave the slash at the end out, and servers answer both. */
const isSamePath = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');

/** The link that an unmodified click follows in this tab, if no other handler has prevented it. */
export function findPlainLink(
  event: MouseEvent,
): HTMLAnchorElement | undefined {
  const link = event.composedPath().find(isLink);
  return link && isPlainClick(event, link) ? link : undefined;
}

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && node.href !== '';
