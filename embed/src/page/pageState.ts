/**
 * State that the loaders of a page share with its page host, under a symbol, so that it takes no name of the page.
 * Loaders and hosts of different releases meet in this object: add members, never change one.
 */
import type {
  PageConfig,
  RemoteName,
  VisitorState,
} from '../contract/contract';
import { openHandOver, pageSymbol, readHandOver } from '../contract/handOvers';
import type { PageReleases } from '../releases/pageReleases';
import type { LaterFiles, Release, SiteParts } from '../releases/release';

/** One place on the page that shows a remote. */
export interface Slot {
  readonly remote: RemoteName;
  /** The mount element, which holds the shadow root. */
  readonly element: Element;
  /** Puts the static view back, as the loader painted it. */
  readonly paint: () => void;
  /** The painted slot of the element that has replaced this one on the page, if there is one. */
  readonly findNext: () => Slot | undefined;
  /** Fills the menus of its shell where they are empty; rejects when their file fails. */
  readonly fillMenus?: () => Promise<void>;
  /** `data-*` attributes of the script tag, by their names in its `dataset`. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly script: string;
  /** The releases that were current when that loader was stamped (`base` absolute). */
  readonly releases: readonly Release[];
}

export interface Trial {
  /** False once the page has stepped back. */
  readonly isUsed: () => boolean;
  /** Called before the remote of the slot is loaded. */
  readonly start: (slot: Slot) => void;
  /** Called when it failed; true when the page uses the current release now. `cause` is missing where the view sent `remoteFailed` itself. */
  readonly stepBack: (slot: Slot, cause?: unknown) => boolean;
}

/** The answer to a call that the page host has made for the session. */
export interface FirstAnswer {
  readonly address: string;
  readonly response: Promise<Response>;
  /** Aborted when the answer is too old. */
  readonly signal: AbortSignal;
}

export interface TrustPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

export interface PageState {
  readonly releases: PageReleases;
  readonly slots: Slot[];
  /** The site data of our files. */
  parts?: SiteParts;
  /** By remote: completes its part of the site, for its view; rejects when the file fails. */
  fillPart?: Readonly<Record<string, () => Promise<void>>>;
  /** By remote: the later files of the current release, once the page host has renewed it. */
  later?: Readonly<Record<string, LaterFiles>>;
  trials?: Readonly<Record<string, Trial>>;
  /** `<remote>/<version>` of the releases that failed on this page. */
  failedReleases?: readonly string[];
  /** The page host sets this once, when it runs. Loaders that run later call it with their slot. */
  show?: (slot: Slot) => void;
  readonly unplaced: RemoteName[];
  /** Remotes whose embed.js ran without a tag that names its address. */
  orphans?: RemoteName[];
  /** Set by the page host: loaders that run later report such a remote with it. */
  tellUnplaced?: (remote: RemoteName) => void;
  nonce?: string;
  /** Query for the addresses of a workspace's files once one of them has failed, so that no cache answers (F04, F11). */
  readonly queries: Record<string, string>;
  /** Set by the page host: runs a load of a remote's view up to three times. */
  retryView?: <View>(
    remote: RemoteName,
    load: () => Promise<View>,
  ) => Promise<View>;
  /** The visitor that the page set last; `false`: signed out. */
  visitor?: PageConfig['visitor'];
  /** Set by the session: shows that visitor. */
  takeVisitor?: () => Promise<void>;
  /** Set by the session: returns the visitor, then dispatches the event `visitor` after each change. */
  findVisitor?: () => Promise<VisitorState>;
  /** The last detail of that event. */
  shownVisitor?: VisitorState;
  trust?: TrustPolicy;
  /** Set by the page host, taken by the session's first call of that address. */
  firstAnswer?: FirstAnswer;
}

export const createPageState = (): PageState => ({
  // A page's own script may have put anything onto `Object.prototype`.
  releases: Object.create(null) as PageReleases,
  slots: [],
  unplaced: [],
  queries: Object.create(null) as Record<string, string>,
});

/** The page's one state, made on first use. */
export const openPageState = (window: Window): PageState =>
  openHandOver(window, pageSymbol, createPageState);

/** The page's state, or undefined before a loader or runtime has opened it. */
export const findPageState = (window: Window): PageState | undefined =>
  readHandOver<PageState | undefined>(window, pageSymbol, undefined);

export const slotsOf = (
  { slots }: PageState,
  remote: RemoteName,
): readonly Slot[] => slots.filter((slot) => slot.remote === remote);
