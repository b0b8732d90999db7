/** The stamp that publishing writes into the stable files, so that no page pays a round trip to learn which release is current. */

import type { Notice } from './notice';

/** One published build. */
export interface Release {
  /** Workspace name, e.g. `header-remote`; `session-shared@2` for a session of another contract than the first. */
  readonly name: string;
  readonly container: string;
  readonly version: string;
  /** Folder of the files: absolute, or relative to the `embed.js` that carries this. Ends with `/`. */
  readonly base: string;
  /** Entry script inside `base`; for `embed` the page host. */
  readonly entry: string;
  /** Scripts inside `base` that every page needs, the entry among them, each with the hash a browser checks (`integrity`). */
  readonly files: Readonly<Record<string, string>>;
  /** Those that a view of React needs. A remote without any has its view in its entry, and opens it at once. */
  readonly viewFiles?: Readonly<Record<string, string>>;
  /** Name of the session release it was built for; default `session-shared`. */
  readonly session?: string;
}

export const opensAtOnce = (releases: readonly Release[]): boolean =>
  !releases.at(-1)?.viewFiles;

/** Address and hash of each file of these releases. */
export const filesOf = (
  releases: readonly Release[],
  withViews: boolean,
): readonly (readonly [address: string, integrity: string])[] =>
  releases.flatMap(({ base, files, viewFiles }) =>
    Object.entries({ ...files, ...(withViews && viewFiles) }).map(
      ([file, integrity]) => [base + file, integrity] as const,
    ),
  );

/** A workspace's part of the site (brand, menus, texts), as its stamp program made it. Its form is the workspace's business. */
export interface SitePart {
  /** Digest of the part: a shell fits only the parts that it was rendered with. */
  readonly id: string;
  /** Style rules of the site, behind the sheets of every view: its brand. */
  readonly css?: string;
  /** Widest page with the view's mobile layout, where it is not that of the view's own style sheets. */
  readonly breakpoint?: number;
  /** Beginnings of the paths whose pages have a slim view. */
  readonly slimPaths?: readonly string[];
  /** Address of the remote's first call, which the page host makes while the session's files are on their way. */
  readonly asksFirst?: string;
  /** The operator's message, which the header shows. */
  readonly notice?: Notice;
  /** True while it has the members above alone; the stamp's `later.part` has the others. */
  readonly isFirst?: boolean;
}

/** By workspace name: those of a remote and of its session. */
export type SiteParts = Readonly<Record<string, SitePart>>;

/** A file that follows the first frame: its path from `embed.js`, and its hash. */
export type LaterFile = readonly [file: string, integrity: string];

/** The rest of a shell: style rules, and the HTML of each marked element in their order. */
export interface LaterShell {
  readonly css: string;
  readonly contents: readonly string[];
}

/** `menus`: a `LaterShell`. `part`: what only React's view needs of the site. */
export interface LaterFiles {
  readonly menus: LaterFile;
  readonly part: LaterFile;
}

export interface Shell {
  readonly html: string;
  readonly css: string;
}

/** Where a remote goes when its tag names no other place (remotes.js). */
export interface RemotePlace {
  /** Selector of the remote's well-known element. */
  readonly element: string;
  /** The edge of `<body>` where it makes that element itself on a page that has none; without it, it never does. */
  readonly insertedAt?: 'start' | 'end';
}

/** A newer release of a remote, for a share of the visits. Source: docs/decisions/0018-canary.md. */
export interface Canary {
  readonly release: Release;
  /** Per cent of the visitors. */
  readonly share: number;
  /** Its part of the site, where that differs from the current release's. */
  readonly part?: SitePart;
}

/** All data of an `embed.js`. `embed.json` next to it has the same as JSON, and whole where `embed.js` has `later`. */
export interface Stamp extends RemotePlace {
  readonly remote: string;
  readonly shell: Shell;
  readonly canary?: Canary;
  readonly parts?: SiteParts;
  /** Data that the shell and the parts of this stamp lack. */
  readonly later?: LaterFiles;
  /** The remote itself, its session and embed. */
  readonly releases: readonly Release[];
}

export interface BuildFacts extends Partial<RemotePlace> {
  readonly name: string;
  /** Global that the entry script sets, e.g. `header_remote`. */
  readonly container: string;
  readonly version: string;
  /** Scripts besides the entry that a view needs. */
  readonly firstChunks: readonly string[];
  /** session-shared: the major of its contract. Remotes: the major they were built for. */
  readonly contract?: number;
  /** What the workspace needs of a page's Content-Security-Policy besides our own files, by directive. */
  readonly csp?: Readonly<Record<string, readonly string[]>>;
}

/** First line of a script that runs at load: V8 then compiles its functions while it arrives. Other engines see a comment. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** The types of a build for consumers, where federation's tools look for them. */
export const typesFile = '@mf-types.zip';
