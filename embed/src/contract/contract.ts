/**
 * The promises between page, embed and remote, as types: nothing here costs a byte at run time.
 * In words: docs/contracts.md and docs/embedding.md.
 */

import type { GivenVisitor, PageConfig } from './pageConfig';
import type { RemoteName } from './remoteName';

export type {
  Authorizer,
  GivenVisitor,
  PageConfig,
  Visitor,
} from './pageConfig';
export type { RemoteName } from './remoteName';

/**
 * An update: any part of the options, and any part of an object. `undefined` changes nothing; `null` undoes earlier
 * updates and restores the page's own value.
 */
export type OptionsUpdate<Options> = Options extends object
  ? Options extends readonly unknown[] | ((...given: never) => unknown)
    ? Options
    : { readonly [Name in keyof Options]?: OptionsUpdate<Options[Name]> | null }
  : Options;

/** The checked options of one mounted remote. An invalid one is left out with one warning. */
export interface KeptOptions<Options = PageConfig> {
  /** A copy of the options that the page gave, without its site's values. */
  get(): Options;
  /**
   * Merges an update into the current options.
   * @param page the page's values, which options override
   * @returns the current values of the options that the update names
   */
  update(given: unknown, page: object): Options;
}
/** Page host and federated runtime hand it over to the remotes of every release, under `mortgage.options`. */
export type KeepOptions = (remote: RemoteName, given: unknown) => KeptOptions;

/** Controls one mounted remote. */
export interface MountHandle<Options = PageConfig> {
  /** Which remote is shown. */
  readonly remote: RemoteName;
  /** Merges checked options into the current ones, part by part. An invalid one is one warning and changes nothing. */
  update(options: OptionsUpdate<Options>): void;
  /** A copy of the options that the page gave, without its site's values. */
  get(): Options;
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
  /** The page host's script did not load. No remote starts until it does. */
  | 'hostUnavailable'
  /** The session's files did not load: no remote starts without them. */
  | 'SessionUnavailableError'
  /** The view threw an error while it ran. */
  | 'viewBroke'
  /** The thrown value is not an Error. */
  | 'unknown'
  /** The name of the error by which its files could not be loaded or its `mount` failed, such as `Error` or `TypeError`. */
  | (string & Record<never, never>);

/** Who the visitor is, as far as a page may show it. `photo` and `unreadCount` only where the page has given them. */
export interface VisitorState extends Omit<GivenVisitor, 'menu'> {
  /** `unknown`: the server did not answer. */
  readonly state: 'signedIn' | 'signedOut' | 'unknown';
}

/**
 * Page events, by name, with the detail each carries: `CustomEvent`s `mortgage:<name>` that bubble from the mount
 * element (the session's own from the document). Dispatched by `dispatchPageEvent` alone.
 */
export interface PageEvents {
  /** The visitor signed in, here or in another tab, or was signed in when the page opened. On the document. */
  readonly signedIn: { readonly userId: string };
  /** The visitor signed out, here or in another tab, or the server refused the token. On the document. */
  readonly signedOut: Readonly<Record<string, never>>;
  /**
   * The visitor changed, or became known. Dispatched once the page has called `visitor` or `on('visitor')`; `on` calls
   * a late listener at once with the current state. On the document.
   */
  readonly visitor: VisitorState;
  /** A lead is stored; `role` is the sender's. From the lender page's mount element. */
  readonly leadSent: { readonly role: string };
  /** The remote's view runs; `version` is that of its release. From its mount element. */
  readonly remoteReady: {
    readonly remote: RemoteName;
    readonly version?: string;
  };
  /** The remote could not start, or stopped; its static view is shown. `version` as in `remoteReady`. From its mount element. */
  readonly remoteFailed: {
    readonly remote: RemoteName;
    readonly reason: RemoteFailureReason;
    readonly version?: string;
  };
  /**
   * The visitor follows one of our links. The only event that can be canceled: the page then goes to `href` by itself.
   * From the remote's mount element.
   */
  readonly navigate: { readonly href: string; readonly remote: RemoteName };
}
export type PageEventName = keyof PageEvents;

/**
 * `window.mortgageEmbed`, the only global a page gets. A call that names a remote waits until that remote is mounted,
 * and rejects with the reason when it cannot start. Once it has started after all, later calls succeed.
 */
export interface MortgageEmbed {
  /** The handle of a remote, as soon as it is mounted. */
  ready(remote: RemoteName): Promise<MountHandle>;
  /** Adds to the options of each view of a remote, part by part; `null` undoes earlier updates. */
  update(remote: RemoteName, options: OptionsUpdate<PageConfig>): Promise<void>;
  /** A copy of the options that the page gave, without its site's values. */
  get(remote: RemoteName): Promise<PageConfig>;
  /** Removes a remote from the page, or the static view of one that could not start. Leaves nothing running. */
  unmount(remote: RemoteName): Promise<void>;
  /** Sets the visitor; `null`: signed out. The last call wins, also over a running lookup. */
  setVisitor(visitor: GivenVisitor | null): Promise<void>;
  /** Who the visitor is; looks them up if no call has yet. */
  visitor(): Promise<VisitorState>;
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
