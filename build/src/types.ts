/**
 * Types for consumers: `@mf-types.zip`, where federation's tools look for it, with one declaration file per door and every
 * declaration those need. Federation's own type plugin never fails a build when it fails; this one does.
 */
import { execFile } from 'node:child_process';
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import AdmZip from 'adm-zip';
import { typesFile } from 'embed/release';

/** Rooms whose declarations a door may mention. */
const rooms = [
  'embed',
  'mortgage-domain',
  'session-shared',
  'remote-kit',
  'access-denied-remote',
  'header-remote',
  'footer-remote',
  'lender-advertising-remote',
];
const compilerArguments = [
  '--ignoreConfig',
  '--allowJs',
  '--declaration',
  '--emitDeclarationOnly',
  '--noCheck',
  '--rootDir',
  '.',
  '--target',
  'es2022',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--jsx',
  'react-jsx',
  '--skipLibCheck',
  '--strict',
  '--types',
  'node',
];

/** Writes the types of each named workspace's doors into its `dist`. */
export async function emitTypes(root: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const folder = path.join(root, '.cache/types', String(process.pid));
  try {
    await compile(root, folder);
    for (const name of names)
      await writeFile(
        path.join(root, name, 'dist', typesFile),
        await packTypes(root, folder, name),
      );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compile(root: string, folder: string): Promise<void> {
  const sources = (
    await Promise.all(rooms.map((room) => sourcesOf(path.join(root, room, 'src'))))
  ).flat();
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
  await promisify(execFile)(
    process.execPath,
    [
      compiler,
      ...compilerArguments,
      '--outDir',
      folder,
      ...sources,
      path.join(root, 'styles.d.ts'),
    ],
    { cwd: root },
  ).catch((error: { stdout?: string; message: string }) => {
    throw new Error(
      `The types could not be emitted. The compiler said:\n${error.stdout || error.message}`,
    );
  });
}

const sourcesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The declarations a workspace's doors reach, own rooms' names made relative: a consumer has no workspace of ours. */
async function packTypes(root: string, folder: string, name: string): Promise<Buffer> {
  const doors = Object.entries(await exportsOf(root, name)).filter(
    ([door]) => door !== './testing',
  );
  const files = new Map<string, string>();
  for (const [door, source] of doors) {
    const entry = declarationOf(path.posix.join(name, source));
    files.set(
      `${door.slice(2)}.d.ts`,
      `export * from './declarations/${entry.replace(/\.d\.ts$/, '')}';\n`,
    );
    await collect(root, folder, entry, files);
  }
  const zip = new AdmZip();
  for (const [file, text] of [...files].sort(([one], [other]) => one.localeCompare(other))) {
    // One date for all: the same sources give the same bytes, and so the same version.
    zip.addFile(file, Buffer.from(text)).header.time = new Date(1980, 0, 1);
  }
  return zip.toBuffer();
}

async function collect(
  root: string,
  folder: string,
  file: string,
  files: Map<string, string>,
): Promise<void> {
  const key = `declarations/${file}`;
  if (files.has(key)) return;
  let text = await readFile(path.join(folder, file), 'utf8');
  files.set(key, text);
  for (const [, specifier] of [
    ...text.matchAll(/(?:from\s+|import\()['"]([^'"]+)['"]/g),
  ] as unknown as [string, string][]) {
    const reached = await resolve(root, folder, file, specifier);
    if (!reached) continue;
    const relative = path.posix
      .relative(path.posix.dirname(file), reached)
      .replace(/(\/index)?\.d\.ts$/, '');
    text = text
      .replaceAll(`'${specifier}'`, `'${relative.startsWith('.') ? relative : `./${relative}`}'`)
      .replaceAll(`"${specifier}"`, `"${relative.startsWith('.') ? relative : `./${relative}`}"`);
    await collect(root, folder, reached, files);
  }
  files.set(key, text);
}

/** The declaration file behind a specifier; undefined for packages that are not ours and for style sheets. */
async function resolve(
  root: string,
  folder: string,
  from: string,
  specifier: string,
): Promise<string | undefined> {
  if (specifier.endsWith('.css')) return undefined;
  if (!specifier.startsWith('.')) {
    const [room, ...rest] = specifier.split('/') as [string, ...string[]];
    if (!rooms.includes(room)) return undefined;
    const doors = await exportsOf(root, room);
    const source = doors[`./${rest.join('/')}`] ?? doors['./*']?.replace('*', rest.join('/'));
    if (!source) throw new Error(`${from} mentions ${specifier}, which ${room} does not export.`);
    return declarationOf(path.posix.join(room, source));
  }
  const base = path.posix.join(path.posix.dirname(from), specifier.replace(/\.(tsx?|js)$/, ''));
  for (const candidate of [`${base}.d.ts`, `${base}/index.d.ts`]) {
    if (
      await stat(path.join(folder, candidate)).then(
        () => true,
        () => false,
      )
    )
      return candidate;
  }
  throw new Error(`${from} mentions ${specifier}, and no declaration of it was emitted.`);
}

const declarationOf = (source: string): string => source.replace(/\.tsx?$/, '.d.ts');
const exportsOf = async (root: string, room: string): Promise<Record<string, string>> =>
  (
    JSON.parse(await readFile(path.join(root, room, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
    }
  ).exports;
