/** Places in released scripts, as browsers write them into a stack. */
import { releasedWorkspaces } from 'embed/remotes';
import { stampPrefix } from 'publishing/stamp-texts';
import type { ReleasedScript } from './releasedMaps';

/** `https://…/header-remote/0.1.0-2e7769e9/entry.js:1:4711`, in Chromium's, Firefox's and Safari's stacks alike. */
const place = /https?:\/\/[^\s"'()<>\\]+?:\d+:\d+/g;
const versioned = /\/(\d[\w.+-]*-[\da-f]{8})\/([\w.@-]+\.js)$/;
/** A stable file: its address does not say of which releases it is. */
const stable = /\/(embed|remoteEntry)\.js$/;

export interface Frame {
  /** As it stands in the report. */
  readonly text: string;
  /**
   * What the file is made of, from its beginning, the stamp's own line between one and the next. Empty for files that are not
   * ours, or of which nobody can say which releases they are of.
   */
  readonly scripts: readonly ReleasedScript[];
  /** From 1. */
  readonly line: number;
  /** From 0, in the script as it was compiled. */
  readonly column: number;
}

/** Of the workspaces whose stable files stand in a report. */
export type KnownVersions = Readonly<Record<string, string | undefined>>;

export const findFrames = (text: string, versions: KnownVersions = {}): readonly Frame[] =>
  [...text.matchAll(place)].map(([found]) => toFrame(found, versions));

/** The versions that a report names somewhere: those of frames, or of a list of releases. */
export const findVersions = (report: string): KnownVersions =>
  Object.fromEntries(
    releasedWorkspaces.map((name) => [
      name,
      new RegExp(`[/.]${name}/(\\d[\\w.+-]*-[\\da-f]{8})/`).exec(report)?.[1],
    ]),
  );

function toFrame(text: string, versions: KnownVersions): Frame {
  const [, url = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(text) ?? [];
  const frame = { text, line: Number(line), column: Number(column) - 1 };
  // A report may hold anything.
  if (!URL.canParse(url)) return { ...frame, scripts: [] };
  const { pathname } = new URL(url);
  const [found, version, script] = versioned.exec(pathname) ?? [];
  if (found !== undefined && version !== undefined && script !== undefined) {
    const workspace = lastNamed(url.slice(0, url.length - found.length));
    return { ...frame, scripts: workspace === undefined ? [] : [{ workspace, version, script }] };
  }
  const [, file] = stable.exec(pathname) ?? [];
  if (file === undefined) return { ...frame, scripts: [] };
  return {
    ...frame,
    scripts: file === 'embed' ? loaderOf(versions) : containerOf(lastNamed(url), versions),
    // The stamp stands around the program of embed.
    column: frame.line === 1 ? frame.column - stampPrefix.length : frame.column,
  };
}

const scriptOf = (workspace: string, version: string | undefined, script: string) =>
  version === undefined ? [] : [{ workspace, version, script }];

const loaderOf = ({ embed }: KnownVersions) => scriptOf('embed', embed, 'loader.js');

/** For federated hosts: the runtime, and behind it the remote's own entry. */
function containerOf(workspace: string | undefined, versions: KnownVersions) {
  const runtime = scriptOf('embed', versions.embed, 'runtime.js');
  if (workspace === undefined || runtime.length === 0) return runtime;
  return [...runtime, ...scriptOf(workspace, versions[workspace], 'entry.js')];
}

/** The workspace whose name stands in an address, nearest to its end: in the path, or in the host. */
function lastNamed(address: string): string | undefined {
  const placed = releasedWorkspaces
    .map((name) => ({ name, at: placeOf(address, name) }))
    .filter(({ at }) => at >= 0);
  return placed.sort((one, other) => other.at - one.at)[0]?.name;
}

const placeOf = (address: string, name: string): number =>
  Math.max(
    ...[...address.matchAll(new RegExp(`(?<=[/.])${name}(?=[/.]|$)`, 'g'))].map(
      ({ index }) => index,
    ),
    -1,
  );
