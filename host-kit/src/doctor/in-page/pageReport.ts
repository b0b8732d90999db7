/** All that is visible from inside a page, for the command and the page's own report. */
export interface PageReport {
  readonly page: PageFacts;
  readonly layoutShift: number;
}

export interface PageFacts {
  readonly tags: readonly EmbedTag[];
  /** Our scripts that do not run as they are, each with what a tool has changed. */
  readonly changedScripts: readonly string[];
  /** Addresses of the releases that the page uses; empty before a loader runs. */
  readonly releaseFolders: readonly string[];
  readonly slots: readonly SlotFacts[];
  /** Built-in functions that are not the browser's own. */
  readonly replaced: readonly string[];
  readonly frozen: readonly string[];
  /** A library cancels taps on our views. */
  readonly stealsTaps: boolean;
  readonly storageBlocked: boolean;
  readonly isQuirksMode: boolean;
  /** Over https, or from this machine. */
  readonly isSecure: boolean;
}

export interface EmbedTag {
  readonly remote: string;
  readonly src: string;
  readonly selector: string;
  readonly hasIntegrity: boolean;
}

export interface SlotFacts {
  readonly remote: string;
  readonly selector: string;
  readonly matches: number;
  readonly isLive: boolean;
  readonly hasShell: boolean;
  readonly reservedHeightPx: number;
  /** Of the window, 0 to 1. */
  readonly widthShare: number;
  /** A selector of the element next to it in a row. */
  readonly neighbour: string | undefined;
  /** Styles of the page that change how the remote looks or reacts. */
  readonly styles: readonly string[];
  readonly coveredBy: string | undefined;
  readonly overflowPx: number;
  /** What a gate does with the content of the page's `<template>`. */
  readonly gated: 'nothing' | 'undecided' | 'shown' | 'withheld';
  /** Its own content is not shown, because it has a shadow root now. */
  readonly hidesContent: boolean;
}

export interface PageHistory {
  /** Remotes that ran in one element and then in another. */
  readonly movedRemotes: readonly string[];
  /** Remotes whose element is no longer in the page. */
  readonly goneRemotes: readonly string[];
}

export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
  /** The whole policy that blocked it. */
  readonly policy: string;
}

/** The doctor examines a page after this time even if a file does not arrive or a remote has not started. */
export const settlePatienceMs = 10_000;

/** Whether every remote with an element runs and every gate has decided. A tag may come late, as may another page. */
export const isSettled = ({ page }: PageReport): boolean =>
  page.slots.length > 0 &&
  page.slots.every(
    ({ isLive, gated, matches }) =>
      (isLive && gated !== 'undecided') || matches === 0,
  );
