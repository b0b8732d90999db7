/** Records the inputs of a build in `.cache`. A build is skipped while its inputs are unchanged. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sessionWorkspace } from 'embed/remotes';
import { compiledFolder, distFolder } from '../workspaces/folders';
import type { BuildSettings } from '../workspaces/settings';
import { readManifest } from '../workspaces/workspace';

/** Hash of each file by its path, relative to the root; of the settings as well. */
type Inputs = Readonly<Record<string, string>>;

interface LastBuild {
  readonly version: string;
  readonly inputs: Inputs;
}

export function isUpToDate(settings: BuildSettings, name: string): boolean {
  const last = readJson(recordOf(settings, name)) as LastBuild | undefined;
  const built = readJson(
    path.join(distFolder(settings, name), 'release.json'),
  ) as Pick<LastBuild, 'version'> | undefined;
  if (!last || last.version !== built?.version) {
    return false;
  }
  const { settings: _settings, ...files } = last.inputs;
  const inputs = readInputs(settings, name, Object.keys(files));
  return JSON.stringify(inputs) === JSON.stringify(last.inputs);
}

/** To be called before anything of the build is touched: one that is interrupted is made again. */
export const forgetBuild = (settings: BuildSettings, name: string): void => {
  rmSync(recordOf(settings, name), { force: true });
};

interface Build {
  readonly version: string;
  readonly files: Iterable<string>;
  /** Milliseconds since 1970. */
  readonly started: number;
}

/** Keeps no record if a file was saved meanwhile: the build may have its text or not. */
export function rememberBuild(
  settings: BuildSettings,
  name: string,
  { version, files, started }: Build,
): void {
  const last: LastBuild = {
    version,
    inputs: readInputs(settings, name, files),
  };
  const isSaved = (file: string): boolean => {
    const place = path.join(settings.root, file);
    return isFile(place) && statSync(place).mtimeMs >= started;
  };
  if (Object.keys(last.inputs).some(isSaved)) {
    return;
  }
  mkdirSync(compiledFolder(settings, name), { recursive: true });
  writeFileSync(recordOf(settings, name), JSON.stringify(last, null, 2));
}

const recordOf = (settings: BuildSettings, name: string): string =>
  path.join(compiledFolder(settings, name), 'last-build.json');

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Packages by the lockfile; names, elements and contracts, which builds read by themselves. */
const alwaysRead = (root: string): readonly string[] => [
  'package-lock.json',
  'webpack.common.js',
  `${sessionWorkspace}/package.json`,
  path.join('embed', readManifest(root, 'embed').exports['./remotes'] ?? ''),
];

function readInputs(
  settings: BuildSettings,
  name: string,
  files: Iterable<string>,
): Inputs {
  const { root, isProduction, year } = settings;
  const own = [...files]
    .map((file) => path.relative(root, path.resolve(root, file)))
    .filter((file) => isOurs(file) && isFile(path.join(root, file)));
  const all = new Set([
    ...own,
    `${name}/package.json`,
    ...alwaysRead(root),
    ...buildSources(root),
  ]);
  return {
    settings: JSON.stringify({ isProduction, year }),
    ...Object.fromEntries(
      [...all].sort().map((file) => [file, hashOf(path.join(root, file))]),
    ),
  };
}

/** The lockfile represents files outside the repository and in node_modules. */
const isOurs = (file: string): boolean =>
  !file.startsWith('..') &&
  !path.isAbsolute(file) &&
  !/(^|[\\/])node_modules([\\/]|$)/.test(file);

function buildSources(root: string): readonly string[] {
  return readdirSync(path.join(root, 'build/src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter(
      (file) =>
        /\.ts$/.test(file) && !/\.(node)?test\.ts$|^testing[\\/]/.test(file),
    )
    .map((file) => path.join('build/src', file));
}

const isFile = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;

const hashOf = (place: string): string =>
  createHash('sha256').update(readFileSync(place)).digest('hex');
