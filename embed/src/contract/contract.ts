/**
 * What a page, the embed and a remote promise each other, as types: nothing here costs a byte at run time.
 * In words: docs/contracts.md and docs/embedding.md.
 */

import type { PageConfig } from './pageConfig';
import type { RemoteName } from './remoteName';

export type { Authorizer, PageConfig, Visitor } from './pageConfig';
export type { RemoteName } from './remoteName';

/**
 * What an update says: any part of the options, and of an object any part. `undefined` says nothing, `null` takes back what earlier
 * updates have said: the page's own value holds again.
 */
export type OptionsUpdate<Options> = Options extends object
  ? Options extends readonly unknown[] | ((...given: never) => unknown)
    ? Options
    : { readonly [Name in keyof Options]?: OptionsUpdate<Options[Name]> | null }
  : Options;

/** The options of one mounted remote, each checked: a bad one is one warning, and left out. */
export interface KeptOptions<Options = PageConfig> {
  /** What holds now, as a copy. */
  get(): Options;
  /**
   * Adds to what holds.
   * @param page what holds for the page where no option says otherwise
   * @returns what holds now of what the update speaks of
   */
  update(given: unknown, page: object): Options;
}
/** Page host and federated runtime hand it over to the remotes of every release, under `mortgage.options`. */
export type KeepOptions = (remote: RemoteName, given: unknown) => KeptOptions;

/** What whoever mounted a remote gets. */
export interface MountHandle<Options = PageConfig> {
  /** Which remote is shown. Handles of the first releases do not say it. */
  readonly remote?: RemoteName;
  /** Adds to what holds, part by part, each checked: a bad one is one warning and changes nothing. */
  update(options: OptionsUpdate<Options>): void;
  /** A copy of the options that hold now. */
  get(): Options;
  /** Leaves nothing running. */
  unmount(): void;
}

/** Every remote exposes `./mount` with this function: from an element to a handle (idempotent per element). */
export type Mount<Options = PageConfig> = (
  element: Element,
  options?: Options,
) => MountHandle<Options>;

/**
 * Page events, by name, with the detail each carries: `CustomEvent`s `mortgage:<name>` that bubble from the mount element (the
 * session's own from the document). Dispatched by `dispatchPageEvent` alone.
 */
export interface PageEvents {
  readonly signedIn: { readonly userId: string };
  readonly signedOut: Readonly<Record<string, never>>;
  readonly leadSent: { readonly role: string };
  readonly remoteReady: { readonly remote: RemoteName };
  readonly remoteFailed: { readonly remote: RemoteName; readonly reason: string };
  /** Somebody follows a link of ours. The only one that can be canceled: the page then goes to `href` by itself. */
  readonly navigate: { readonly href: string; readonly remote: RemoteName };
}
export type PageEventName = keyof PageEvents;

/**
 * `window.mortgageEmbed`, the only global a page gets. What names a remote waits until that remote is mounted, and rejects with the
 * reason when it cannot start; once it has started after all, later calls are answered.
 */
export interface MortgageEmbed {
  ready(remote: RemoteName): Promise<MountHandle>;
  update(remote: RemoteName, options: OptionsUpdate<PageConfig>): Promise<void>;
  /** A copy of the options that hold now. */
  get(remote: RemoteName): Promise<PageConfig>;
  /** Takes a remote away, the static view of one that could not start as well. */
  unmount(remote: RemoteName): Promise<void>;
  /** Returns the function that stops listening. */
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
