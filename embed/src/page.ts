/**
 * What the loaders of a page and its one host share. Kept under a symbol, so that nothing a page calls its own is taken;
 * every loader and host of any release on the page finds the same object.
 */
import type { RemoteName } from './contract';
import type { Release, Shell } from './release';

/** One place on the page that shows a remote. */
export interface Slot {
  readonly remote: RemoteName;
  readonly element: Element;
  /** `data-*` attributes of the script tag. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** Address of the loader. */
  readonly script: string;
  /** What that loader was stamped with: the view, and the releases that were current then (`base` absolute). */
  readonly shell: Shell;
  readonly releases: readonly Release[];
}

export interface TrustPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

export interface EmbedPage {
  /** Releases by workspace name; the first embed tag that names one decides for the page. */
  readonly releases: Record<string, Release>;
  readonly slots: Slot[];
  /** Set by the host once it runs; loaders that come later hand their slot over directly. */
  show?: (slot: Slot) => void;
  /** The nonce of the script tag, for every script that follows. */
  nonce?: string;
  /** What is put behind the addresses of a workspace's files once one of them has failed, so that no cache answers (F04, F11). */
  readonly queries: Record<string, string>;
  /** The page's one Trusted Types policy of ours, where the browser has them (F49). */
  trust?: TrustPolicy;
}

declare global {
  /** Where remotes built with `externalRuntime` look for the runtime. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

// Not at once: a page may have taken Symbol away (F54).
const pageKey = () => Symbol.for('mortgage.embed');
type PageWindow = Window & Record<symbol, EmbedPage | undefined>;

export const createPage = (): EmbedPage => ({
  releases: emptyMap(),
  slots: [],
  queries: emptyMap(),
});
const emptyMap = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

/** The page's one state, made on first use. */
export const openPage = (window: Window): EmbedPage =>
  ((window as PageWindow)[pageKey()] ??= createPage());

/** The page's state, or undefined where no embed tag ran (a federated host). */
export const findPage = (window: Window): EmbedPage | undefined =>
  (window as PageWindow)[pageKey()];
