/** What publishing stamps into the stable files, so that no page pays a round trip to learn which release is current. */

/** One published build. */
export interface Release {
  /** Workspace name, e.g. `header-remote`. */
  readonly name: string;
  /** Global that the entry script sets, e.g. `header_remote`. */
  readonly container: string;
  readonly version: string;
  /** Folder of the files: absolute, or relative to the `embed.js` that carries this. Ends with `/`. */
  readonly base: string;
  /** Entry script inside `base`; for `embed` the page host. */
  readonly entry: string;
  /** Chunks that a first view needs, inside `base`. */
  readonly firstChunks: readonly string[];
}

/** A remote's pre-rendered anonymous view. */
export interface Shell {
  readonly html: string;
  readonly css: string;
}

/** Everything an `embed.js` knows. */
export interface Stamp {
  readonly remote: string;
  readonly shell: Shell;
  /** The remote itself, session-shared and embed. */
  readonly releases: readonly Release[];
}
