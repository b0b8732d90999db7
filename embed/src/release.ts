/** What publishing stamps into the stable files, so that no page pays a round trip to learn which release is current. */

/** One published build. */
export interface Release {
  /** Workspace name, e.g. `header-remote`; `session-shared@2` for a session of another contract than the first. */
  readonly name: string;
  /** Global that the entry script sets, e.g. `header_remote`. */
  readonly container: string;
  readonly version: string;
  /** Folder of the files: absolute, or relative to the `embed.js` that carries this. Ends with `/`. */
  readonly base: string;
  /** Entry script inside `base`; for `embed` the page host. */
  readonly entry: string;
  /** Scripts inside `base` that a first view needs, the entry among them, each with the hash a browser checks (`integrity`). */
  readonly files: Readonly<Record<string, string>>;
  /** Name of the session release it was built for; default `session-shared`. */
  readonly session?: string;
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
  /** The remote itself, its session and embed. */
  readonly releases: readonly Release[];
}

/** The types of a build for consumers, where federation's tools look for them. */
export const typesFile = '@mf-types.zip';
