/** A reported stack with the lines of our sources in the place of columns of a minified file. */
import path from 'node:path';
import {
  decodedMappings,
  originalPositionFor,
  sourceContentFor,
  TraceMap,
} from '@jridgewell/trace-mapping';
import type { ReleasedScript } from './releasedMaps';
import { findFrames, findVersions, type Frame, type KnownVersions } from './frames';

type ReadMap = (script: ReleasedScript) => Promise<string | undefined>;

interface Explained {
  /** Takes the place of the frame in the report. */
  readonly text: string;
  /** The line of the source. */
  readonly line?: string;
}

/**
 * Frames of others stay as they are; what cannot be told of ours is said at the end.
 * @param told versions that the report does not name, or names wrongly
 */
export async function explainStack(
  report: string,
  readMap: ReadMap,
  told: KnownVersions = {},
): Promise<string> {
  const versions = { ...findVersions(report), ...told };
  const missing = new Set<string>();
  const explained: string[] = [];
  // A stack inside JSON has its line breaks written out.
  for (const line of report.replaceAll('\\n', '\n').trimEnd().split('\n')) {
    const lines: string[] = [];
    let text = line;
    for (const frame of findFrames(line, versions)) {
      const found = await explain(frame, readMap, missing);
      if (!found) continue;
      text = text.replace(frame.text, () => found.text);
      if (found.line) lines.push(found.line);
    }
    explained.push(text, ...lines);
  }
  return [...explained, ...[...missing].map((what) => `No source maps of ${what}.`)].join('\n');
}

async function explain(
  { scripts: [script, ...behind], line, column, ...frame }: Frame,
  readMap: ReadMap,
  missing: Set<string>,
): Promise<Explained | undefined> {
  if (!script || column < 0) return undefined;
  const { workspace, version } = script;
  const json = await readMap(script);
  if (json === undefined) {
    missing.add(`${workspace} ${version}`);
    return undefined;
  }
  const map = new TraceMap(json);
  const lines = decodedMappings(map).length;
  if (line > lines && behind.length > 0)
    return explain({ ...frame, scripts: behind, line: line - lines - 1, column }, readMap, missing);
  const original = line > 0 ? originalPositionFor(map, { line, column }) : undefined;
  if (!original || original.source === null) return undefined;
  const place = `${toPlace(workspace, original.source)}:${original.line}:${original.column + 1}`;
  return {
    text: `${place} (${workspace} ${version})`,
    ...toSourceLine(sourceContentFor(map, original.source), original.line),
  };
}

/** From the repository's root; sources of a map are named from their workspace. */
const toPlace = (workspace: string, source: string): string =>
  /^\.\.?\//.test(source) ? path.posix.join(workspace, source) : source;

function toSourceLine(source: string | null, line: number): Pick<Explained, 'line'> {
  const text = source?.split('\n')[line - 1]?.trim();
  return text ? { line: `        ${line} | ${text.slice(0, 160)}` } : {};
}
