/**
 * Types for consumers: `@mf-types.zip`, where federation's tools look for it, with one declaration file per public
 * module and every declaration those need. Federation's own type plugin never fails a build when it fails; this one
 * does. Why no bundler of declarations does it: docs/decisions/0011-build-and-publishing.md.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import AdmZip from 'adm-zip';
import {
  publicModules,
  readManifest,
  readWorkspaceNames,
} from '../workspaces/workspace';
import { compileDeclarations } from './compileDeclarations';
import {
  collectDeclarations,
  toDeclaration,
  type Emitted,
} from './declarations';

/** The archive of each workspace, and the sources that went into any of them, relative to the root. */
export async function emitTypes(root: string, names: readonly string[]) {
  if (names.length === 0) {
    return { archives: new Map<string, Buffer>(), sources: [] };
  }
  const folder = path.join(root, '.cache/types', String(process.pid));
  try {
    const modules = names.flatMap((name) =>
      publicModules(readManifest(root, name)).map(([, source]) =>
        path.posix.join(name, source),
      ),
    );
    const sources = await compileDeclarations(root, modules, folder);
    const emitted = { root, folder, workspaces: readWorkspaceNames(root) };
    return {
      archives: new Map(names.map((name) => [name, packTypes(emitted, name)])),
      sources,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function packTypes(emitted: Emitted, name: string): Buffer {
  const files = new Map<string, string>();
  const reached = new Map<string, string>();
  for (const [module, source] of publicModules(
    readManifest(emitted.root, name),
  )) {
    const entry = toDeclaration(path.posix.join(name, source));
    const place = `./declarations/${entry.replace(/\.d\.ts$/, '.js')}`;
    files.set(
      `${module.slice('./'.length)}.d.ts`,
      `export * from '${place}';\n`,
    );
    collectDeclarations(emitted, entry, reached);
  }
  for (const [file, text] of reached) {
    files.set(`declarations/${file}`, text);
  }
  return toArchive(files);
}

/** One date for all, and one order: the same declarations give the same bytes, and so the same version. */
export function toArchive(files: ReadonlyMap<string, string>): Buffer {
  const archive = new AdmZip();
  for (const [file, text] of [...files].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    archive.addFile(file, Buffer.from(text)).header.time = new Date(1980, 0, 1);
  }
  return archive.toBuffer();
}
