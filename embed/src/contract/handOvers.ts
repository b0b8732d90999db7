/**
 * Names by which our files find each other on a page, and by which the page finds them. Each comment says "where:
 * what"; docs/reference/hand-overs.md repeats them. A name that two workspaces use is defined only here. Pages rely on
 * these names: add names, never change one.
 */

/** `Symbol.for` on the window: what the loaders and the host of the page share: current releases, mount elements, the host. */
export const pageSymbol = 'mortgage.embed';
/**
 * `Symbol.for` on the window: React and what else our containers share, to federation the share scope `mortgage`; never
 * the host's scope.
 */
export const shareScopeSymbol = 'mortgage.shareScope';
/**
 * `Symbol.for` on the window: how our bundles call the browser's own functions on a page that has replaced them
 * (docs/decisions/0008-host-guard.md).
 */
export const nativesSymbol = 'mortgage.natives';
/** `Symbol.for` on the window: the session. */
export const sessionSymbol = 'mortgage.session';
/** `Symbol.for` on the window: what checks and keeps the options of a remote's `mount`. */
export const optionsSymbol = 'mortgage.options';
/**
 * `Symbol.for` on the window: creates the runtime of a container: `containers/pageRuntime.ts` on pages with our tags,
 * federation's own on federated hosts (docs/decisions/0002-federation.md).
 */
export const bundlerRuntimeSymbol = 'mortgage.bundlerRuntime';
/** Property of a script element: the value of a file that follows the first frame. It needs no `Symbol`, which a page may remove. */
export const laterProperty = 'mortgageLater';
/** Property of a style sheet in a shadow root: marks the sheet as ours; a tool may adopt its own in each root. It needs no `Symbol`. */
export const sheetProperty = 'mortgageSheet';
/** `Symbol.for` on the window: takes a remote from another origin, where the page allows it (docs/releasing.md). */
export const overrideSymbol = 'mortgage.override';
/** `Symbol.for` on a mount element: its mount handle. */
export const mountHandleSymbol = 'mortgage.mountHandle';

/** Typed by the code that sets the value. */
type Holder<Value> = Record<symbol, Value | undefined>;

/**
 * The value under one of these names on the window or an element, or else the given value. Looks the symbol up at each
 * call, not when this file loads, because a page may have removed `Symbol` (F54).
 */
export const readHandOver = <Value>(
  owner: object,
  name: string,
  otherwise: Value,
): Value => (owner as Holder<Value>)[Symbol.for(name)] ?? otherwise;

/** The same; the first call creates and keeps the value. */
export const openHandOver = <Value>(
  owner: object,
  name: string,
  create: () => Value,
): Value => ((owner as Holder<Value>)[Symbol.for(name)] ??= create());

export const dropHandOver = (owner: object, name: string): boolean =>
  Reflect.deleteProperty(owner, Symbol.for(name));

/** Federation: the share scope of our containers; never the host's `default`. */
export const shareScopeName = 'mortgage';
/** Trusted Types: the policy of the page host and the loaders; each container has one of its own, `mortgage-<container>`. */
export const trustPolicyName = 'mortgage-embed';
/** File next to each `embed.js`: the same stamp as data, from which an open page learns the current releases. */
export const stampFile = 'embed.json';

/**
 * `localStorage`: `1` while the visitor is signed in, `acting` while they act for another person; no identity, no
 * token. The loader then does not flash "Sign In", and its static view shows the notice of an impersonation.
 */
export const signedInHintKey = 'mortgageSignedInHint';
/** Value of `mortgageSignedInHint`: the visitor, a member of staff, acted for another person on the previous page. */
export const actingHint = 'acting';
/** `localStorage`: `analytics` or anything else, kept by the page's consent script; read once when the session starts. */
export const consentKey = 'mortgageConsent';
/** `localStorage`: the region of the page that was seen last (REG-5). */
export const regionKey = 'mortgageRegion';
/**
 * `localStorage`: a number below 10000 that decides which canaries this visitor gets, and the last version that failed
 * in this browser; written by the first canary.
 */
export const channelKey = 'mortgageChannel';
/** `localStorage`: text of the operator's notice that the visitor dismissed last. */
export const dismissedNoticeKey = 'mortgageDismissedNotice';
/** `sessionStorage`: a lead that is being written, with the key under which it is stored once; gone when it is sent. */
export const leadDraftKey = 'mortgageLeadDraft';
/** `sessionStorage`: how often this tab requested files past every cache without success, at most three times. */
export const freshAttemptsKey = 'mortgageFreshAttempts';
/** `sessionStorage`: the id of this visit of the browser (AUT-12). */
export const userSessionIdKey = 'zm-userSessionId';

/** Cookie: the visitor's guid, set by the page's server (AUT-13). */
export const visitorCookie = 'zguid';
/** Cookie: set and deleted in the same moment when the sign-in lightbox opens: whether the browser keeps cookies at all (F36). */
export const probeCookie = 'mortgageProbe';

/** `BroadcastChannel`: sign-in and sign-out, from the tab that does or detects it. */
export const tabsChannel = 'mortgage.session';
/**
 * `BroadcastChannel` and Web Lock, followed by the user's id: the tab that holds the Inbox's connection, and its
 * messages to the others.
 */
export const messagingChannelPrefix = 'mortgage.messaging.';

/** Attribute in the shadow root: the element that a remote renders into; its value is the version that rendered it. */
export const shellAttribute = 'data-shell';
/** Attribute in the shadow root: a part of a menu, empty until the file of the menus has loaded. */
export const laterAttribute = 'data-later';
/**
 * Attribute of a view in the shadow root, or of a mount element whose page includes the view: `dark`, or `auto`: the
 * visitor's system decides.
 */
export const schemeAttribute = 'data-scheme';
/** Attribute of a view in the shadow root: `slim`, or `full` for a header with its menus (docs/embedding.md). */
export const modeAttribute = 'data-mode';
/** Attribute of a mount element: the visitor was signed in on the previous page. Its value is the stored hint. */
export const signedInHintAttribute = 'data-signed-in-hint';
/** Attribute of a mount element: its program could not start, and the static view says so. */
export const failedAttribute = 'data-mortgage-failed';
/** Attribute of a mount element: the visitor acts for another person, or did so on the previous page and no answer says otherwise. */
export const actingAttribute = 'data-acting';
/** Attribute of a script tag: another mount element than the remote's own. */
export const targetAttribute = 'data-target';
/** Attribute of a script tag: origins from which a visitor of this page may load the remote (docs/releasing.md). */
export const overrideOriginsAttribute = 'data-override-origins';
/** Parameter of a page's address: `<remote>@<origin>`, the remote is taken from there, where the page allows it (docs/releasing.md). */
export const overrideParameter = 'mortgage-override';
/** Attribute of a script tag: a loader has taken this tag. */
export const seenAttribute = 'data-embed-seen';
/** Attribute of a JSON script: the page's options (docs/embedding.md). */
export const configBlockAttribute = 'data-embed-config';
/** Attribute in the head: a preload or script that we added; removed with the last remote. */
export const addedAttribute = 'data-mortgage-added';
/** Attribute in the head: the page host's script, so that only one of several loaders requests it. */
export const hostScriptAttribute = 'data-mortgage-host';
/**
 * Attribute of a link of the page: a link to a lender's own website; its value is the quote's id, or empty
 * (docs/embedding.md).
 */
export const lenderWebsiteAttribute = 'data-lender-website';
/** Attribute in the body: the element of the open lightbox. */
export const lightboxAttribute = 'data-mortgage-lightbox';
/** Attribute in the head: the footer's script. */
export const footerScriptAttribute = 'data-mortgage-footer-script';
/** Attribute in the body: what the doctor shows on the page itself. */
export const doctorAttribute = 'data-mortgage-doctor';

/** Query parameter of the page: the doctor examines it and shows on it what it has found (docs/embedding.md). */
export const doctorParameter = 'mortgage-doctor';

/**
 * Prefix of a User Timing mark: `<remote>.painted`, `<remote>.live`, `session.shown` or `lead.<step>`, for programs
 * that measure it (docs/performance.md).
 */
export const markPrefix = 'mortgage.';
/** Before the name of a page event: what a page may listen to (`PageEvents`, docs/reference/events.md). */
export const pageEventPrefix = 'mortgage:';
/** Event on the document: dispatched by a page that has another address now, without a reload (docs/decisions/0013-navigation.md). */
export const navigatedEvent = 'mortgage:navigated';
/** Event on `window`: dispatched by the page's consent script (docs/contracts.md). */
export const consentEvent = 'mortgage:consent';
/** Event on `window`: dispatched by the API's challenge script (docs/contracts.md). */
export const challengeEvent = 'mortgage:challenge';
