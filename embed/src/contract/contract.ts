/**
 * What a page, the embed and a remote promise each other, as types: nothing here costs a byte at run time.
 * In words: docs/contracts.md and docs/embedding.md.
 */

import type { remotes } from './remotes.js';

/** The remotes a page can show, by their workspace name. */
export type RemoteName = (typeof remotes)[number]['name'];

/** What a page may say about itself, once for all remotes (`data-embed-config`) or on one tag (`data-*`). */
export interface PageConfig {
  /** Action base of the mortgage API; default `/mortgageapi` on the page's own host (OPN-40). */
  readonly apiBase?: string;
  /** Name of the product as people read it (OPN-79). */
  readonly productName?: string;
  /** Address of the brand's logo; empty (default): our own mark with the name (OPN-79). */
  readonly logoUrl?: string;
  /** `classic` (default) or `refreshed` (OPN-86). */
  readonly theme?: 'classic' | 'refreshed';
  /** Path segment of the signed-in account area, without slashes (OPN-7). */
  readonly accountPrefix?: string;
  /** Partner ids sent with every call (OPN-89). */
  readonly partnerIds?: { readonly web: string; readonly ios: string; readonly android: string };
  /** Which of the product's apps shows the page; default `web`. Calls carry its partner id (OPN-89). */
  readonly app?: 'web' | 'ios' | 'android';
  /** Servers besides the page's own host, each optional (OPN-90). */
  readonly serverUrls?: {
    readonly singleSignOn?: Readonly<Record<string, string>>;
    readonly samlSignIn?: string;
    readonly addressAutocomplete?: string;
    readonly lenderWebsite?: { readonly baseUrl: string; readonly webviewUrl: string };
  };
  /** Host of the home-loans pages: with `.com` in it the environment is production, else QA (OPN-87). */
  readonly homeLoansHost?: string;
  /** Two capital letters: the state the visitor looks at, where the page knows it. */
  readonly stateAbbreviation?: string;
  /** Five digits: the ZIP code the visitor looks at, where the page knows it. */
  readonly zipCode?: string;
  /** The page is a mortgage calculator for this property: told to the API after a sign-in (CAL-4, OPN-91). */
  readonly calculatorProperty?: {
    readonly propertyAddress: string;
    readonly propertyImageURL: string;
    readonly propertyURL: string;
  };
  /** Widest page, in CSS pixels, that gets the header's mobile menu; default 889 (CON-9). */
  readonly breakpoint?: number;
  /** Footer data of the page: `links`, `brands`, `social`, …; what is left out stays ours (ENT-18). */
  readonly footer?: Readonly<Record<string, unknown>>;
  /** Phone number of the lender-advertising page (OPN-78). */
  readonly advertisingPhone?: string;
  /** Brand in campaign parameters and header names, lower case (OPN-13, OPN-29). */
  readonly brandSlug?: string;
  /** Domain whose host rules and redirects hold, without `www` (OPN-3). */
  readonly mainDomain?: string;
  /** Name of the page's analytics object, default `productAnalytics`; empty switches tracking off (OPN-95). */
  readonly analyticsGlobal?: string;
  /** `ask` (default): nothing is sent before the consent script allows it; `granted`: the page has asked itself. */
  readonly analyticsConsent?: 'ask' | 'granted';
  /** Name of the page's error reporter object; empty (default): the console (OPN-95). */
  readonly errorReporterGlobal?: string;
  /** One-tap's client id; empty (default) switches it off (OPN-36). */
  readonly googleClientId?: string;
  /** Address of the one-tap provider's script. */
  readonly oneTapScriptUrl?: string;
  /** Whether calls ask for the cookie mode of the bot challenge (OPN-38). */
  readonly bot?: boolean;
  /** Origin of the real-time service; empty (default): its vendor's own hosts (OPN-32). */
  readonly messagingOrigin?: string;
  /** Own texts of the lender-advertising page, in the form of its content.ts; what is left out stays ours. */
  readonly content?: Readonly<Record<string, unknown>>;
  /** Permissions the gated part of the page asks for; the visitor must hold all of them (PRM-10). */
  readonly permissions?: readonly string[];
  /** Decides about the gated part instead of its permissions: the visitor is a `lender`, or `staff` (PRM-11, OPN-49). */
  readonly authorizer?: 'lender' | 'staff' | ((user: never) => boolean);
  /** Where the gate takes permissions from; `network` asks afresh (PRM-9). */
  readonly loadFrom?: 'cache' | 'network';
}

/** What whoever mounted a remote gets. */
export interface MountHandle<Options = PageConfig> {
  /** Takes a whole options object. */
  update(options: Options): void;
  /** Leaves nothing running. */
  unmount(): void;
}

/** Every remote exposes `./mount` with this function: from an element to a handle (idempotent per element). */
export type Mount<Options = PageConfig> = (
  element: Element,
  options?: Options,
) => MountHandle<Options>;

/** Why a remote is not running. Texts are names, not messages: they hold nothing personal (S10). */
export type RemoteFailureReason =
  /** The page host's script did not come: nothing of ours starts until it does. */
  | 'hostUnavailable'
  /** The session's files did not come: no remote starts without them. */
  | 'SessionUnavailableError'
  /** The view threw an error while it ran. */
  | 'viewBroke'
  /** What was thrown is no Error. */
  | 'unknown'
  /** The name of the error by which its files could not be loaded or its `mount` failed, such as `Error` or `TypeError`. */
  | (string & Record<never, never>);

/**
 * Page events, by name, with the detail each carries: `CustomEvent`s `mortgage:<name>` that bubble from the mount element (the
 * session's own from the document). Dispatched by `dispatchPageEvent` alone.
 */
export interface PageEvents {
  /** Somebody has signed in, here or in another tab, or was signed in when the page was opened. On the document. */
  readonly signedIn: { readonly userId: string };
  /** Nobody is signed in any more: here, in another tab, or because the token was refused. On the document. */
  readonly signedOut: Readonly<Record<string, never>>;
  /** A lead is stored; `role` is the sender's. From the lender page's mount element. */
  readonly leadSent: { readonly role: string };
  /** The remote's view runs. From its mount element. */
  readonly remoteReady: { readonly remote: RemoteName };
  /** The remote could not start, or stopped; its static view is shown. From its mount element. */
  readonly remoteFailed: { readonly remote: RemoteName; readonly reason: RemoteFailureReason };
}
export type PageEventName = keyof PageEvents;

/** `window.mortgageEmbed`, the only global a page gets. What names a remote waits until that remote is mounted. */
export interface MortgageEmbed {
  /** The handle of a remote, as soon as it is mounted. */
  ready(remote: RemoteName): Promise<MountHandle>;
  /** Changes a remote's options. */
  update(remote: RemoteName, options: PageConfig): Promise<void>;
  /** Takes a remote off the page; nothing of it is left running. */
  unmount(remote: RemoteName): Promise<void>;
  /** Listens to a page event (docs/reference/events.md). Returns the function that stops listening. */
  on<Name extends PageEventName>(
    event: Name,
    listener: (detail: PageEvents[Name]) => void,
  ): () => void;
}

declare global {
  interface Window {
    mortgageEmbed?: MortgageEmbed;
  }
}
