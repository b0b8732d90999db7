/** The repository's programs and tests, read once, and how they find each other. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Programs } from './reach';
import { readModule } from './readModule';

/** Rooms that are there for others to take. */
const takenRooms = ['mortgage-domain', 'session-shared'];
/** The product and the demo: what stands there runs. */
const runningRooms = [
  ...['remote-kit', 'embed', 'host-demo', 'header-remote', 'footer-remote'],
  ...['lender-advertising-remote', 'access-denied-remote'],
];

export interface Repository extends Programs {
  readonly tests: ReadonlyMap<string, string>;
  /** Files that run by themselves. */
  readonly roots: readonly string[];
  /** Files of which every export has to be taken by somebody. */
  readonly offered: readonly string[];
}

const isTest = (file: string): boolean => /\.(test|spec|nodetest)\.tsx?$/.test(file);
const isPartOfTests = (file: string): boolean =>
  /\.testing\.tsx?$/.test(file) || /(^|\/)(test|testing)\//.test(file);

export function readRepository(root: string): Repository {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const listing = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js'];
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  const inRooms = (rooms: readonly string[]) => (file: string) =>
    rooms.some((room) => file.startsWith(`${room}/src/`)) && !isTest(file) && !isPartOfTests(file);
  const offered = files.filter(inRooms(takenRooms));
  // The session's stamp program is run by publishing: what it makes of a site's file, no page calls.
  const roots = [...files.filter(inRooms(runningRooms)), 'session-shared/src/site.ts'];
  const tests = files.filter((file) => isTest(file) && !file.startsWith('scripts/'));
  return {
    modules: new Map([...offered, ...roots].map((file) => [file, readModule(file, read(file))])),
    tests: new Map(tests.map((file) => [file, read(file)])),
    roots,
    offered: offered.filter((file) => file.startsWith('mortgage-domain/') || isDoor(read, file)),
    resolve: resolver(read, new Set(files)),
  };
}

type Read = (file: string) => string;

const exportsOf = (read: Read, workspace: string): Readonly<Record<string, string>> =>
  (JSON.parse(read(`${workspace}/package.json`)) as { exports?: Record<string, string> }).exports ??
  {};

const isDoor = (read: Read, file: string): boolean => {
  const [workspace = ''] = file.split('/');
  return Object.values(exportsOf(read, workspace)).includes(file.replace(workspace, '.'));
};

/** As the compiler and the bundler do it: relative files, and other rooms by what their package.json opens. */
function resolver(read: Read, files: ReadonlySet<string>): Programs['resolve'] {
  const opened = new Map<string, Readonly<Record<string, string>>>();
  for (const room of [...takenRooms, ...runningRooms]) opened.set(room, exportsOf(read, room));
  return (from, specifier) => {
    if (specifier.startsWith('.'))
      return findFile(files, path.posix.join(path.posix.dirname(from), specifier));
    const [workspace = '', ...rest] = specifier.split('/');
    const doors = opened.get(workspace);
    const target = doors?.[`./${rest.join('/')}`] ?? doors?.['./*']?.replace('*', rest.join('/'));
    return target && findFile(files, path.posix.join(workspace, target));
  };
}

const findFile = (files: ReadonlySet<string>, base: string): string | undefined =>
  [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find((file) =>
    files.has(file),
  );
