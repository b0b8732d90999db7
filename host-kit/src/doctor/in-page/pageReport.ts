/** What the doctor's program in the page hands out of it. */
export interface PageReport {
  readonly page: PageFacts;
  /** Since the document began. */
  readonly violations: readonly Violation[];
  readonly layoutShift: number;
  readonly history: PageHistory;
}

/** What a page did to ours once they were live. */
export interface PageHistory {
  /** Built-in functions that were the browser's own when the first remote was live. */
  readonly lateReplaced: readonly string[];
  /** Remotes that were live in one element, and then in another. */
  readonly movedRemotes: readonly string[];
}

/** What a page shows of itself. */
export interface PageFacts {
  readonly tags: readonly EmbedTag[];
  readonly slots: readonly SlotFacts[];
  /** With their versions. */
  readonly libraries: readonly string[];
  /** Built-in functions that are not the browser's own. */
  readonly replaced: readonly string[];
  readonly frozen: readonly string[];
  readonly storageBlocked: boolean;
  readonly cookiesBlocked: boolean;
  readonly isQuirksMode: boolean;
  readonly base: string | undefined;
}

export interface EmbedTag {
  readonly remote: string;
  readonly src: string;
  /** Where its remote goes. */
  readonly selector: string;
  readonly hasIntegrity: boolean;
  readonly crossOrigin: boolean;
}

export interface SlotFacts {
  readonly remote: string;
  readonly selector: string;
  /** How many elements of the page match. */
  readonly matches: number;
  readonly isHydrated: boolean;
  readonly hasShell: boolean;
  readonly reservedHeightPx: number;
  readonly heightPx: number;
  /** Of the window, 0 to 1. */
  readonly widthShare: number;
  /** What the page lays out beside it, as a selector. */
  readonly neighbour: string | undefined;
  /** Styles of the page on the mount element that change what a person sees of us. */
  readonly styles: readonly string[];
  /** What lies over the middle of it, as a selector. */
  readonly coveredBy: string | undefined;
}

/** Of the page's Content-Security-Policy. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}
