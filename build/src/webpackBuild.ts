import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { isRemote, releasedWorkspaces } from 'embed/remotes';
import { typesFile } from 'embed/release';
import { emitTypes } from './types';
import { buildVersion, embedBuild, remoteBuild, shellFolder } from '../../webpack.common.js';

const root = path.resolve(import.meta.dirname, '../..');
const buildOf = (name: string): Configuration[] =>
  name === 'embed' ? [embedBuild()] : remoteBuild(path.join(root, name));

export const buildAll = (): Promise<void> => buildWorkspaces(releasedWorkspaces);

/** Builds what has changed since its last build, all in one process; rejects with webpack's own words when any part fails. */
export async function buildWorkspaces(names: readonly string[]): Promise<void> {
  const stale = names.filter((name) => !isBuilt(name));
  if (stale.length === 0) return;
  const compiler = webpack(stale.flatMap(buildOf))!;
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = failureOf(error, stats);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
  await emitTypes(
    root,
    stale.filter((name) => name !== 'embed'),
  );
}

/** A build bears the digest of its sources: the same digest is the same build. */
function isBuilt(name: string): boolean {
  const needed = [
    path.join(root, name, 'dist/release.json'),
    ...(name === 'embed' ? [] : [path.join(root, name, 'dist', typesFile)]),
    ...(isRemote(name) ? [path.join(shellFolder(name), 'shell.cjs')] : []),
  ];
  if (!needed.every(existsSync)) return false;
  return (
    (JSON.parse(readFileSync(needed[0]!, 'utf8')) as { version: string }).version ===
    buildVersion(path.join(root, name))
  );
}

/** Builds and rebuilds on change; calls back after each good build. */
export function watchAll(onBuilt: () => void): void {
  webpack(releasedWorkspaces.flatMap(buildOf))!.watch({ aggregateTimeout: 100 }, (error, stats) => {
    const failure = failureOf(error, stats);
    if (failure) console.error(failure.message);
    else onBuilt();
  });
}

function failureOf(error: Error | null, stats: MultiStats | undefined): Error | undefined {
  if (error) return error;
  if (stats?.hasErrors())
    return new Error(stats.toString({ all: false, errors: true, colors: process.stdout.isTTY }));
  if (stats?.hasWarnings())
    console.warn(stats.toString({ all: false, warnings: true, colors: process.stdout.isTTY }));
  return undefined;
}
