/** The declarations that a workspace's public modules reach, for consumers without our workspaces. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import ts from 'typescript';
import { readManifest } from '../workspaces/workspace';

export interface Emitted {
  readonly root: string;
  readonly folder: string;
  readonly workspaces: readonly string[];
}

/** Adds the text of a declaration file, and of all that it mentions, by path to `known`; every mention is relative. */
export function collectDeclarations(
  emitted: Emitted,
  file: string,
  known: Map<string, string>,
): void {
  if (known.has(file)) {
    return;
  }
  const text = readFileSync(path.join(emitted.folder, file), 'utf8');
  const changed = new MagicString(text);
  known.set(file, text);
  // The compiler's own scanner finds where a module is named.
  for (const { fileName: module, pos } of ts.preProcessFile(text)
    .importedFiles) {
    const reached = findDeclaration(emitted, file, module);
    if (reached === undefined) {
      continue;
    }
    const start = pos + 1;
    changed.update(start, start + module.length, toRelative(file, reached));
    collectDeclarations(emitted, reached, known);
  }
  known.set(file, changed.toString());
}

function findDeclaration(
  emitted: Emitted,
  from: string,
  module: string,
): string | undefined {
  if (module.endsWith('.css')) {
    return undefined;
  }
  if (!module.startsWith('.')) {
    return findPublicDeclaration(emitted, from, module);
  }
  const base = path.posix.join(
    path.posix.dirname(from),
    module.replace(/\.(tsx?|js)$/, ''),
  );
  const found = [`${base}.d.ts`, `${base}/index.d.ts`].find((candidate) =>
    existsSync(path.join(emitted.folder, candidate)),
  );
  if (found === undefined) {
    throw new Error(
      `${from} mentions ${module}, which has no emitted declaration.`,
    );
  }
  return found;
}

function findPublicDeclaration(
  { root, workspaces }: Emitted,
  from: string,
  module: string,
): string | undefined {
  const [workspace = '', ...rest] = module.split('/');
  if (!workspaces.includes(workspace)) {
    return undefined;
  }
  const { exports } = readManifest(root, workspace);
  const name = rest.join('/');
  const source = exports[`./${name}`] ?? exports['./*']?.replace('*', name);
  if (source === undefined) {
    throw new Error(
      `${from} mentions ${module}, which ${workspace} does not export.`,
    );
  }
  return toDeclaration(path.posix.join(workspace, source));
}

export const toDeclaration = (source: string): string =>
  source.replace(/\.(tsx?|js)$/, '.d.ts');

/** With the file's full name, which Node's resolution needs. */
function toRelative(from: string, to: string): string {
  const relative = path.posix
    .relative(path.posix.dirname(from), to)
    .replace(/\.d\.ts$/, '.js');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
