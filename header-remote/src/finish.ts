import type { PageConfig } from 'embed/contract';
import { keepBreakpoint } from 'embed/breakpoint';
import {
  actingAttribute,
  actingHint,
  modeAttribute,
  shellAttribute,
  signedInHintAttribute,
} from 'embed/hand-overs';
import { isBelow } from 'embed/is-below';
import { mark } from 'embed/marks';
import { returnPlace, withReturn } from 'mortgage-domain/site/returnAddress';
import {
  identifiedLinks,
  withVisitorIds,
} from 'mortgage-domain/menus/visitorIds';
import type { BehaviourRoot, Finish } from 'remote-kit/remote';
import {
  selectConfig,
  selectLoggedIn,
  selectLookupStatus,
  selectUser,
  type SessionState,
} from 'session-shared/session';
import {
  accountMenuId,
  selectAccountSections,
  selectIsActing,
} from './account/account';
import { readHeaderPart } from './site/headerPart';

/** Sets all that depends on page and visitor; React draws none of it. */
export const finish: Finish<PageConfig> = (
  root,
  state,
  { breakpoint, mode },
) => {
  markCurrent(root);
  identify(root, state);
  finishActing(root, state);
  finishHint(root, state);
  if (selectConfig(state).site.account === 'page') {
    finishReturn(root);
  }
  // The loader has done it in a painted shell; here for updates, and for views without a shell (CON-9).
  if (!(root instanceof ShadowRoot)) {
    return;
  }
  keepBreakpoint(root, breakpoint ?? readHeaderPart().breakpoint);
  finishMode(root, mode);
};

/** Roots whose static view shows the notice of an impersonation. */
const hintedRoots = new WeakSet<ShadowRoot>();

/** The static view's notice stays until an answer about the visitor: without one, they may still act for another person (NAV-7). */
function finishActing(root: BehaviourRoot, state: SessionState): void {
  if (!(root instanceof ShadowRoot)) {
    return;
  }
  const { host } = root;
  if (host.getAttribute(signedInHintAttribute) === actingHint) {
    hintedRoots.add(root);
    host.setAttribute(signedInHintAttribute, '');
  }
  if (selectLookupStatus(state) === 'signedOut') {
    hintedRoots.delete(root);
  }
  const isActing = selectIsActing(state) ?? hintedRoots.has(root);
  host.toggleAttribute(actingAttribute, isActing);
}

/** Links to account pages carry the address of this page, also after it has changed without a reload. */
function finishReturn(root: BehaviourRoot): void {
  const links = `a[href*="${returnPlace}"], a[data-return]`;
  for (const link of root.querySelectorAll<HTMLElement>(links)) {
    const href = link.getAttribute('href') ?? '';
    const { return: kept = href } = link.dataset;
    const address = href.includes(returnPlace) ? href : kept;
    link.dataset.return = address;
    link.setAttribute('href', withReturn(address, window.location));
  }
}

/** Marks the menus' links to this page: by its query where a link has that, else by the path. A selector is faster than a loop. */
function markCurrent(root: BehaviourRoot): void {
  const { origin, pathname, search } = window.location;
  const places = [pathname, origin + pathname];
  const alike = places
    .map((at) => `[href="${at}"], [href^="${at}?"], [href^="${at}#"]`)
    .join();
  const same = places
    .map((at) => `[href=${JSON.stringify(at + search)}]`)
    .join();
  const isListed = search && root.querySelector(`[popover] a:is(${same})`);
  const here = `:is(${isListed ? same : alike})`;
  for (const link of root.querySelectorAll(
    `[popover] a[aria-current]:not(${here})`,
  )) {
    link.removeAttribute('aria-current');
  }
  for (const link of root.querySelectorAll(`[popover] a${here}`)) {
    link.setAttribute('aria-current', 'page');
  }
}

/** Eligibility and refinance links of menus carry the visitor's ids (NAV-18). */
function identify(root: BehaviourRoot, state: SessionState): void {
  const { guid, site } = selectConfig(state);
  const ids = { guid, uid: selectUser(state)?.encodedId };
  for (const link of root.querySelectorAll(
    `[popover] :is(${identifiedLinks})`,
  )) {
    const href = link.getAttribute('href') ?? '';
    const identified = withVisitorIds(href, ids, site.mainDomain);
    if (identified !== href) {
      link.setAttribute('href', identified);
    }
  }
}

/** Decides between Sign In, the neutral picture and the account menu, which React alone draws (SGN-10, HDR-17). */
function finishHint(root: BehaviourRoot, state: SessionState): void {
  const status = selectLookupStatus(state);
  const isSignedIn =
    status === 'signedIn' ||
    selectLoggedIn(state) ||
    selectAccountSections(state).length > 0;
  // Without an answer the loader's hint stays.
  if (!isSignedIn && status !== 'signedOut') {
    return;
  }
  const isDrawn =
    !isSignedIn || root.querySelector(`#${accountMenuId}`) !== null;
  if (isDrawn) {
    markShown();
  }
  if (root instanceof ShadowRoot) {
    root.host.toggleAttribute(signedInHintAttribute, !isDrawn);
  }
}

let isMarked = false;

/** Once: the first mark counts, and others would fill the page's list of marks. */
function markShown(): void {
  if (!isMarked) {
    isMarked = true;
    mark('session.shown');
  }
}

/** Roots whose page includes `shell-slim.html`. A view of another release, which replaces the included one, is slim too. */
const slimRoots = new WeakSet<ShadowRoot>();

/** Shows the header of the page's option, else the included one, else that of the site's file (EXT-2). */
function finishMode(root: ShadowRoot, mode: PageConfig['mode']): void {
  const view = root.querySelector(`[${shellAttribute}]`);
  if (view?.hasAttribute(modeAttribute)) {
    slimRoots.add(root);
  }
  view?.removeAttribute(modeAttribute);
  const usual =
    slimRoots.has(root) || isBelow(readHeaderPart().slimPaths)
      ? 'slim'
      : 'full';
  view?.firstElementChild?.setAttribute(modeAttribute, mode ?? usual);
}
