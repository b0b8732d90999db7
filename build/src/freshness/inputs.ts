/** Records the inputs of a build in `.cache`. A build is skipped while its inputs are unchanged. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sessionWorkspace } from 'embed/remotes';
import type { BuildSettings } from '../workspaces/settings';
import { readManifest } from '../workspaces/workspace';

/** Hash of each file by its path, relative to the root; of the settings as well. */
export type Inputs = Readonly<Record<string, string>>;

const buildWorkspace = 'build';
/** Packages by the lockfile; names, elements and contracts, which builds read by themselves. */
const alwaysRead = (root: string): readonly string[] => [
  'package-lock.json',
  'webpack.common.js',
  `${sessionWorkspace}/package.json`,
  path.join('embed', readManifest(root, 'embed').exports['./remotes'] ?? ''),
];

export function readInputs(settings: BuildSettings, name: string, files: Iterable<string>): Inputs {
  const { root, isProduction, year } = settings;
  const own = [...files]
    .map((file) => path.relative(root, path.resolve(root, file)))
    .filter((file) => isOurs(file) && isFile(path.join(root, file)));
  const all = new Set([...own, `${name}/package.json`, ...alwaysRead(root), ...buildSources(root)]);
  return {
    settings: JSON.stringify({ isProduction, year }),
    ...Object.fromEntries([...all].sort().map((file) => [file, hashOf(root, file)])),
  };
}

/** True when reading the same files again gives the same. */
export function areUnchanged(settings: BuildSettings, name: string, known: Inputs): boolean {
  const { settings: _settings, ...files } = known;
  return JSON.stringify(readInputs(settings, name, Object.keys(files))) === JSON.stringify(known);
}

/** The lockfile represents files outside the repository and in node_modules. */
const isOurs = (file: string): boolean =>
  !file.startsWith('..') && !path.isAbsolute(file) && !/(^|[\\/])node_modules([\\/]|$)/.test(file);

function buildSources(root: string): readonly string[] {
  return readdirSync(path.join(root, buildWorkspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.(node)?test\.ts$|^testing[\\/]/.test(file))
    .map((file) => path.join(buildWorkspace, 'src', file));
}

const isFile = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;

function hashOf(root: string, file: string): string {
  const place = path.join(root, file);
  return isFile(place) ? createHash('sha256').update(readFileSync(place)).digest('hex') : '';
}
