/**
 * Types for consumers: `@mf-types.zip`, where federation's tools look for it, with one declaration file per public module and the
 * declarations of all sources behind them. Federation's own type plugin never fails a build when it fails; this one does. Why no
 * bundler of declarations does it: docs/decisions/0011-build-and-publishing.md.
 */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import AdmZip from 'adm-zip';
import { readFolder } from '../sealing/files';
import {
  publicModules,
  readManifest,
  readWorkspaceNames,
  workspaceFolder,
} from '../workspaces/workspace';

type Texts = ReadonlyMap<string, string>;

/** The archive of each workspace, and the sources that went into any of them, relative to the root. */
export async function emitTypes(root: string, names: readonly string[]) {
  if (names.length === 0) return { archives: new Map<string, Buffer>(), sources: [] };
  const folder = path.join(root, '.cache/types', String(process.pid));
  const modules = names.flatMap((name) => publicSources(root, name).map(([, source]) => source));
  try {
    // The compiler emits declarations of packages only when asked, so all of our own are listed.
    const listed = await runCompiler(root, ['--listFilesOnly', ...modules, 'styles.d.ts']);
    const sources = listed
      .split('\n')
      .map((line) => path.relative(root, line.trim()))
      .filter((file) => file !== '' && !file.startsWith('..') && !file.includes('node_modules'));
    await runCompiler(root, [
      '--declaration',
      '--emitDeclarationOnly',
      '--outDir',
      folder,
      ...sources,
    ]);
    const workspaces = readWorkspaceNames(root);
    const emitted = [...(await readFolder(folder))].map(
      ([file, bytes]) =>
        [`declarations/${file}`, toRelative(root, workspaces, file, bytes.toString())] as const,
    );
    const archives = names.map((name) => {
      const entries = publicSources(root, name).map(
        ([module, source]) =>
          [
            `${module.slice(2)}.d.ts`,
            `export * from './declarations/${toModule(source)}';\n`,
          ] as const,
      );
      return [name, toArchive(new Map([...entries, ...emitted]))] as const;
    });
    return { archives: new Map(archives), sources };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const publicSources = (root: string, name: string) =>
  publicModules(readManifest(workspaceFolder(root, name))).map(
    ([module, source]) => [module, path.posix.join(name, source)] as const,
  );

const toModule = (source: string): string => source.replace(/\.(tsx?|js)$/, '');

/** Our packages by their places next to the declaration: a consumer has no workspaces. */
const toRelative = (root: string, workspaces: readonly string[], file: string, text: string) =>
  text.replace(/(?<=\b(?:from |import ?\(?)["'])[^"'.][^"']*(?=["'])/g, (module) => {
    const [workspace = '', ...rest] = module.split('/');
    if (!workspaces.includes(workspace) || module.endsWith('.css')) return module;
    const { exports } = readManifest(path.join(root, workspace));
    const name = rest.join('/');
    const source = exports[`./${name}`] ?? exports['./*']?.replace('*', name);
    if (source === undefined)
      throw new Error(`${file} mentions ${module}, which ${workspace} does not export.`);
    const place = path.posix.join(workspace, toModule(source));
    const relative = path.posix.relative(path.posix.dirname(file), place);
    return relative.startsWith('.') ? relative : `./${relative}`;
  });

/** One date for all, and one order: the same declarations give the same bytes, and so the same version. */
export function toArchive(files: Texts): Buffer {
  const archive = new AdmZip();
  for (const [file, text] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    archive.addFile(file, Buffer.from(text)).header.time = new Date(1980, 0, 1);
  return archive.toBuffer();
}

const compilerArguments = [
  ...['--ignoreConfig', '--allowJs', '--noCheck', '--skipLibCheck', '--strict'],
  ...['--rootDir', '.', '--target', 'es2022', '--module', 'esnext'],
  ...['--moduleResolution', 'bundler', '--jsx', 'react-jsx', '--types', 'node'],
];

async function runCompiler(root: string, args: readonly string[]): Promise<string> {
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
  const all = [compiler, ...compilerArguments, ...args];
  const run = promisify(execFile)(process.execPath, all, { cwd: root, maxBuffer: 2 ** 26 });
  const { stdout } = await run.catch((error: unknown) => {
    const said = error as { readonly stdout: string; readonly message: string };
    const words = said.stdout || said.message;
    throw new Error(`The types could not be emitted. The compiler said:\n${words}`, {
      cause: error,
    });
  });
  return stdout;
}
