/** Replaces the places in a reported stack with lines of our sources (S21). */
import path from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { releasedWorkspaces } from 'embed/remotes';

export interface ReleasedScript {
  readonly workspace: string;
  readonly version: string;
  readonly script: string;
}

/** `https://…/header-remote/0.1.0-2e7769e9/entry.js:1:4711`, as Chromium, Firefox and Safari write it. */
const place = /(https?:\/\/[^\s"'()<>\\]+?)\/(\d[\w.+-]*-[\da-f]{8})\/([\w.@-]+\.js):(\d+):(\d+)/g;

/** Leaves other frames as they are, and lists the releases without maps at the end. */
export async function explainStack(
  report: string,
  readMap: (script: ReleasedScript) => Promise<string | undefined>,
): Promise<string> {
  const missing = new Set<string>();
  const explained: string[] = [];
  // A stack inside JSON has its line breaks written out.
  for (const line of report.replaceAll('\\n', '\n').trimEnd().split('\n')) {
    const sources: string[] = [];
    let text = line;
    for (const [frame, folder = '', version = '', script = '', row, column] of line.matchAll(
      place,
    )) {
      const workspace = lastNamed(folder);
      if (workspace === undefined) continue;
      const map = await readMap({ workspace, version, script });
      if (map === undefined) missing.add(`No source maps of ${workspace} ${version}.`);
      const found = map && findSource(new TraceMap(map), Number(row), Number(column));
      if (!found) continue;
      // Sources of a map are named from their workspace.
      const file = found.file.startsWith('.') ? path.posix.join(workspace, found.file) : found.file;
      text = text.replace(frame, () => `${file}:${found.place} (${workspace} ${version})`);
      if (found.source) sources.push(found.source);
    }
    explained.push(text, ...sources);
  }
  return [...explained, ...missing].join('\n');
}

/** The workspace that an address names last, in its path or host. */
const lastNamed = (address: string): string | undefined =>
  address.split(/[/.]/).findLast((name) => releasedWorkspaces.includes(name));

function findSource(map: TraceMap, row: number, column: number) {
  if (row < 1 || column < 1) return undefined;
  const original = originalPositionFor(map, { line: row, column: column - 1 });
  if (original.source === null) return undefined;
  const { source: file, line } = original;
  const source = sourceContentFor(map, file)?.split('\n')[line - 1]?.trim();
  return {
    file,
    place: `${line}:${original.column + 1}`,
    source: source && `        ${line} | ${source.slice(0, 160)}`,
  };
}
