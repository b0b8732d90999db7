/**
 * Everything by which our files find each other on a page, and by which the page finds them: each name once, here and in
 * docs/contracts.md. A name that two workspaces use stands nowhere else. Pages rely on these: one may be added, none changed.
 */

/** Keys for `Symbol.for`: by `readHandOver` and `openHandOver`, which ask for the symbol at use. */
export const pageSymbol = 'mortgage.embed';
export const shareScopeSymbol = 'mortgage.shareScope';
export const nativesSymbol = 'mortgage.natives';
export const sessionSymbol = 'mortgage.session';
/** What checks and keeps the options of a remote's `mount`. */
export const optionsSymbol = 'mortgage.options';
/** On a mount element. */
export const mountHandleSymbol = 'mortgage.mountHandle';

/** What stands there, typed by the promise of whoever puts it there. */
type Holder<Value> = Record<symbol, Value | undefined>;

/**
 * What stands under one of these names on the window or an element, or else the value given.
 * The symbol is asked for now, not when this file is loaded: a page may have taken `Symbol` away (F54).
 */
export const readHandOver = <Value>(owner: object, name: string, otherwise: Value): Value =>
  (owner as Holder<Value>)[Symbol.for(name)] ?? otherwise;

/** The same, made and kept by the first who asks. */
export const openHandOver = <Value>(owner: object, name: string, create: () => Value): Value =>
  ((owner as Holder<Value>)[Symbol.for(name)] ??= create());

export const dropHandOver = (owner: object, name: string): boolean =>
  Reflect.deleteProperty(owner, Symbol.for(name));

/** Federation's name for the share scope of our containers; never the host's `default`. */
export const shareScopeName = 'mortgage';
/** Our Trusted Types policy in the embed; each remote has one of its own, `mortgage-<container>`. */
export const trustPolicyName = 'mortgage-embed';
/** The stamp as data, beside each `embed.js`. */
export const stampFile = 'embed.json';

/** `localStorage`: `1` while somebody is signed in; no identity, no token. */
export const signedInHintKey = 'mortgageSignedInHint';
/** `localStorage`: kept by the page's consent script. */
export const consentKey = 'mortgageConsent';
/** `localStorage`: one-tap's cooldown. */
export const oneTapClosuresKey = 'mortgageOneTapClosures';
/** `localStorage`: the region of the page that was seen last (REG-5). */
export const regionKey = 'mortgageRegion';
/** `sessionStorage`: a lead that is being written. */
export const leadDraftKey = 'mortgageLeadDraft';
/** `sessionStorage`: attempts past every cache in this tab. */
export const freshAttemptsKey = 'mortgageFreshAttempts';
/** `sessionStorage`: AUT-12. */
export const userSessionIdKey = 'zm-userSessionId';

/** Cookie with the visitor's guid (AUT-13). */
export const visitorCookie = 'zguid';
/** Cookie that is set and gone in one moment: whether the browser keeps cookies at all (F36). */
export const probeCookie = 'mortgageProbe';

/** `BroadcastChannel`: sign-in and sign-out between tabs. */
export const tabsChannel = 'mortgage.session';
/** `BroadcastChannel` and Web Lock, followed by the user's id: the tab that holds the Inbox's connection. */
export const messagingChannelPrefix = 'mortgage.messaging.';

/** Marks the element inside the shadow root that a remote renders into, with the version that pre-rendered it. */
export const shellAttribute = 'data-shell';
/** On the mount element: somebody was signed in on the page before. */
export const signedInHintAttribute = 'data-signed-in-hint';
/** On a script tag: another place than the remote's own. */
export const targetAttribute = 'data-target';
/** On a script tag that a loader has taken. */
export const seenAttribute = 'data-embed-seen';
/** On the JSON block with the page's options. */
export const configBlockAttribute = 'data-embed-config';
/** On whatever we add to a page outside of a mount element: it is taken away when nothing of ours is shown any more. */
export const addedAttribute = 'data-mortgage-added';
/** On the page host's script, so that of several loaders one asks for it. */
export const hostScriptAttribute = 'data-mortgage-host';
/** On a link of the page to a lender's own website, with the quote's id (LNK-12). */
export const lenderWebsiteAttribute = 'data-lender-website';
export const lightboxAttribute = 'data-mortgage-lightbox';
export const footerScriptAttribute = 'data-mortgage-footer-script';

/** Before the name of each of our page events (`PageEvents` of the contract). */
export const pageEventPrefix = 'mortgage:';
/** Dispatched on the document by a page that has another address now, without a reload. */
export const navigatedEvent = 'mortgage:navigated';
/** Dispatched on `window` by the page's consent script. */
export const consentEvent = 'mortgage:consent';
/** Dispatched on `window` by the API's challenge script. */
export const challengeEvent = 'mortgage:challenge';
