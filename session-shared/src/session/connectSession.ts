/** The one session of the page. Source: ledger STO-1, STO-2; docs/architecture.md. */
import type { PageConfig } from 'embed/contract';
import { readHandOver, sessionSymbol } from 'embed/hand-overs';
import { toOwnAddress } from 'embed/own-address';
import { pageFetch } from 'embed/page-fetch';
import { findPageState } from 'embed/page-state';
import { toSiteConfig, type PageSite } from 'mortgage-domain/site/siteConfig';
import { isRecord } from 'mortgage-domain/wire/isRecord';
import { isSame } from '../browser/isSame';
import { configSet, selectSite } from '../config/config';
import {
  formatGreeting,
  selectRegistration,
  uiConfigSet,
} from '../registration/registration';
import { readStampedSite } from '../site/sessionPart';
import { createAnonymousSession } from './anonymousSession';
import { contractMajor, type Session } from './contract';
import { startSession } from './startSession';

/** The page's session: made by the first caller, shared by all later ones. One of another contract is left alone. */
export function connectSession(
  page: PageSite & Pick<PageConfig, 'visitor'> = {},
): Session {
  offerVisitor(page);
  const known = readHandOver<unknown>(window, sessionSymbol, undefined);
  if (!isSession(known)) {
    const session = startSession(toSiteConfig(page, readStampedSite()), {
      window,
      fetch: pageFetch(window),
      navigate: (address) =>
        window.location.assign(toOwnAddress(address, window)),
      reload: () => window.location.reload(),
    });
    overrideSession(session);
    return session;
  }
  if (known.contractMajor !== contractMajor) {
    warnOfContract(known.contractMajor);
    return createAnonymousSession(page);
  }
  configureSession(known, page);
  return known;
}

/** The option sets the visitor until the page sets another. */
function offerVisitor({ visitor }: Pick<PageConfig, 'visitor'>): void {
  const page = findPageState(window);
  if (!page || visitor === undefined || page.visitor !== undefined) {
    return;
  }
  page.visitor = visitor;
  void page.takeVisitor?.();
}

/** Merges a page's configuration into the session's. Undefined and equal values change nothing. */
export function configureSession({ store }: Session, page: PageSite): void {
  const site = selectSite(store.getState());
  const next = toSiteConfig(page, site);
  if (isSame(next, site)) {
    return;
  }
  const isKnownHome = isSame(next.calculatorProperty, site.calculatorProperty);
  const home = isKnownHome ? {} : { calculatorPath: window.location.pathname };
  store.dispatch(configSet({ site: next, ...home }));
  // The default greeting contains the product's name (SGN-2).
  const { headerText } = selectRegistration(store.getState()).uiConfig;
  if (headerText === formatGreeting(site)) {
    store.dispatch(uiConfigSet({ headerText: formatGreeting(next) }));
  }
}

/** STO-2: the one way to replace it. */
export function overrideSession(session: Session | undefined): void {
  Reflect.set(window, Symbol.for(sessionSymbol), session);
}

const isSession = (known: unknown): known is Session =>
  isRecord(known) && typeof known.contractMajor === 'number';

let hasWarned = false;

/** F13: a remote of another major works anonymously, because it would misread this store. */
function warnOfContract(major: number): void {
  if (!hasWarned) {
    console.warn(
      `[mortgage session] this page's session keeps contract ${major}, this remote needs ${contractMajor}: it stays anonymous. Release both from the same major.`,
    );
  }
  hasWarned = true;
}
