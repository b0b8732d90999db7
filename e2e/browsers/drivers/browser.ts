/** The abilities of each driver; `page.ts` composes a visitor's steps of them. */
export interface Browser {
  readonly name: string;
  readonly version: string;
  /** A new visitor, with separate cookies and storage. */
  newVisitor(): Promise<Visitor>;
  stop(): Promise<void>;
}

export interface Visitor {
  openTab(): Promise<Tab>;
  /** Uncaught errors of this visitor's pages; undefined where the driver does not report them. */
  readonly errors: readonly string[] | undefined;
  leave(): Promise<void>;
}

/** Coordinates are px of the viewport. */
export interface Tab {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression that gives a text. */
  evaluate(expression: string): Promise<string>;
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** One after the other: single characters, or keys by name. */
  strike(keys: readonly string[]): Promise<void>;
  /** As near as the browser's window allows. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  picture(): Promise<Buffer>;
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown';

/** A call to a driver that takes longer fails, with the call's name. */
export const callLimitMs = 30_000;

export interface StartOptions {
  readonly withoutScript?: boolean;
  /** Only WebKitGTK has a switch for it. */
  readonly withoutPopover?: boolean;
}

/** A browser that may be installed. */
export interface BrowserProgram {
  readonly name: string;
  /** What to install; undefined where the browser can be started. */
  missing(): string | undefined;
  start(options?: StartOptions): Promise<Browser>;
}
