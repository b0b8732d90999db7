/**
 * What the loaders of a page and its one host share. Kept under a symbol, so that nothing a page calls its own is taken;
 * every loader and host of any release on the page finds the same object.
 */
import type { MortgageEmbed, RemoteName } from './contract';
import type { Release } from './release';

/** One place on the page that shows a remote. */
export interface Slot {
  readonly remote: RemoteName;
  readonly element: Element;
  /** `data-*` attributes of the script tag. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

export interface EmbedPage {
  /** Releases by workspace name; the first embed tag that names one decides for the page. */
  readonly releases: Record<string, Release>;
  readonly slots: Slot[];
  /** Set by the host once it runs; loaders that come later hand their slot over directly. */
  show?: (slot: Slot) => void;
  /** The nonce of the script tag, for every script that follows. */
  nonce?: string;
}

declare global {
  /** Where remotes built with `externalRuntime` look for the runtime. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

const pageKey = Symbol.for('mortgage.embed');
type PageWindow = Window & { [pageKey]?: EmbedPage; mortgageEmbed?: MortgageEmbed };

/** The page's one state, made on first use. */
export function openPage(window: Window): EmbedPage {
  const pageWindow = window as PageWindow;
  return (pageWindow[pageKey] ??= { releases: Object.create(null) as EmbedPage['releases'], slots: [] });
}

/** The page's state, or undefined where no embed tag ran (a federated host). */
export const findPage = (window: Window): EmbedPage | undefined => (window as PageWindow)[pageKey];
