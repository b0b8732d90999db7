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
  /** Remotes whose element is in this page no more. */
  readonly goneRemotes: readonly string[];
  /** The page has another path than at first, without a reload. */
  readonly hasNavigated: boolean;
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
  /** By their names in `browserNeeds`. */
  readonly lacking: readonly string[];
  /** Over https, or from this machine. */
  readonly isSecure: boolean;
  /** What the page says of itself; empty where it does not. */
  readonly language: string;
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
  /** How much wider our view is than its place. */
  readonly overflowPx: number;
  /** Of our view. */
  readonly language: string;
  /** What a gate does with the content that the page has put into its `<template>`. */
  readonly gated: 'nothing' | 'undecided' | 'shown' | 'withheld';
}

/** Of the page's Content-Security-Policy. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}
