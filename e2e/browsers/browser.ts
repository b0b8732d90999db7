/** What each browser does in its own protocol; all that a person does is made of it (`page.ts`). */
export interface Browser {
  readonly name: string;
  readonly version: string;
  /** Somebody who has never been here: cookies and storage of their own. */
  newVisitor(): Promise<Visitor>;
  stop(): Promise<void>;
}

export interface Visitor {
  openTab(): Promise<Tab>;
  /** Uncaught errors of this visitor's pages; undefined where the browser tells nobody. */
  readonly errors: readonly string[] | undefined;
  leave(): Promise<void>;
}

/** Coordinates are px of the viewport. */
export interface Tab {
  /** Ends when the page has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression that gives a text. */
  evaluate(expression: string): Promise<string>;
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** One after the other: characters as they are, a `Key` by its name. */
  strike(keys: readonly string[]): Promise<void>;
  /** As near to it as the browser's window goes. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
}

/** The code points by which WebDriver knows keys without a character, and by which Playwright knows their names. */
export const keys = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const;
export type Key = keyof typeof keys;

/** How a browser is started in which something is switched off. */
export interface StartOptions {
  readonly withoutScript?: boolean;
  /** WebKitGTK alone has a switch for it. */
  readonly withoutPopover?: boolean;
}

/** A browser that may be on this machine. */
export interface BrowserProgram {
  readonly name: string;
  /** Why it cannot be started here, and what to install; undefined: it can. */
  missing(): string | undefined;
  start(options?: StartOptions): Promise<Browser>;
}
