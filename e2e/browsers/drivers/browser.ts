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
  readonly errors: readonly string[] | undefined;
  leave(): Promise<void>;
}

export interface Tab {
  open(url: string): Promise<void>;
  evaluate(expression: string): Promise<string>;
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** One after the other: single characters, or keys by name. */
  strike(keys: readonly string[]): Promise<void>;
  /** As near as the browser's window allows. */
  resize(width: number, height: number): Promise<void>;
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
