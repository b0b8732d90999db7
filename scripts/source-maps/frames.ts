/** Places in released scripts, as browsers write them into a stack. */
import { releasedWorkspaces } from 'embed/remotes';
import { stampPrefix } from 'publishing/stamp';
import type { ReleasedScript } from './releasedMaps';

/** `https://…/header-remote/0.1.0-2e7769e9/entry.js:1:4711`, in Chromium's, Firefox's and Safari's stacks alike. */
const place = /https?:\/\/[^\s"'()<>\\]+?:\d+:\d+/g;
const versioned = /\/(\d[\w.+-]*-[\da-f]{8})\/([\w.@-]+\.js)$/;
const loaderFile = /\/embed\.js$/;

export interface Frame {
  /** As it stands in the report. */
  readonly text: string;
  /** Undefined for scripts that are not ours, or of which nobody can say which release they are of. */
  readonly script?: ReleasedScript;
  /** From 1. */
  readonly line: number;
  /** From 0, in the script as it was compiled. */
  readonly column: number;
}

/** @param embedVersion whose loader stands in an `embed.js`, whose address does not say it */
export const findFrames = (text: string, embedVersion?: string): readonly Frame[] =>
  [...text.matchAll(place)].map(([found]) => toFrame(found, embedVersion));

/** The version of embed that a report names somewhere: of the page host's frames, or of a list of releases. */
export const findEmbedVersion = (report: string): string | undefined =>
  /[/.]embed\/(\d[\w.+-]*-[\da-f]{8})\//.exec(report)?.[1];

function toFrame(text: string, embedVersion: string | undefined): Frame {
  const [, url = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(text) ?? [];
  const frame = { text, line: Number(line), column: Number(column) - 1 };
  // A report may hold anything.
  if (!URL.canParse(url)) return frame;
  const { pathname } = new URL(url);
  const [found, version, script] = versioned.exec(pathname) ?? [];
  if (found !== undefined && version !== undefined && script !== undefined) {
    const workspace = lastNamed(url.slice(0, url.length - found.length));
    return workspace === undefined ? frame : { ...frame, script: { workspace, version, script } };
  }
  if (!loaderFile.test(pathname) || embedVersion === undefined) return frame;
  return {
    ...frame,
    script: { workspace: 'embed', version: embedVersion, script: 'loader.js' },
    // The stamp stands around the loader.
    column: frame.line === 1 ? frame.column - stampPrefix.length : frame.column,
  };
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
