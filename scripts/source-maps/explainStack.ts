/** Replaces the places in a reported stack with places in our sources (S21). */
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { releasedWorkspaces } from 'embed/remotes';

export interface ReleasedScript {
  readonly workspace: string;
  readonly version: string;
  readonly script: string;
}

/** `https://…/header-remote/0.1.0-2e7769e9/entry.js:1:4711`, as Chromium, Firefox and Safari write it. */
const place =
  /(https?:\/\/[^\s"'()<>\\]+?)\/(\d[\w.+-]*-[\da-f]{8})\/([\w.@-]+\.js):(\d+):(\d+)/g;

export const noMaps = 'no source maps';

/** Leaves other frames and those of a pin as they are, and marks those whose release has no maps. */
export async function explainStack(
  report: string,
  readMap: (script: ReleasedScript) => Promise<string | undefined>,
): Promise<string> {
  let explained = report;
  for (const [
    frame,
    folder = '',
    version = '',
    script = '',
    row,
    column,
  ] of report.matchAll(place)) {
    const workspace = folder
      .split(/[/.]/)
      .findLast((name) => releasedWorkspaces.includes(name));
    if (workspace === undefined || script === 'embed.js') {
      continue;
    }
    const map = await readMap({ workspace, version, script });
    const found =
      map === undefined ? noMaps : findSource(map, Number(row), Number(column));
    if (!found) {
      continue;
    }
    // Sources of a map are named from their workspace.
    const source = found.startsWith('.')
      ? path.posix.join(workspace, found)
      : found;
    explained = explained.replace(
      frame,
      () => `${source} (${workspace} ${version})`,
    );
  }
  return explained;
}

function findSource(
  map: string,
  line: number,
  column: number,
): string | undefined {
  if (line < 1 || column < 1) {
    return undefined;
  }
  const found = originalPositionFor(new TraceMap(map), {
    line,
    column: column - 1,
  });
  return found.source === null
    ? undefined
    : `${found.source}:${found.line}:${found.column + 1}`;
}
