import path from 'node:path';
import webpack, { type Configuration, type MultiCompiler, type MultiStats } from 'webpack';
import { embedBuild, remoteBuild } from '../webpack.common.js';

const root = path.resolve(import.meta.dirname, '..');
/** Every workspace with a browser build. */
export const builtRemotes = ['session-shared', 'header-remote', 'footer-remote', 'lender-advertising-remote', 'access-denied-remote'];

const configurations = (): Configuration[] => [embedBuild(), ...builtRemotes.flatMap((name) => remoteBuild(path.join(root, name)))];

/** One build of everything; rejects with webpack's own words when any part fails. */
export async function buildAll(): Promise<void> {
  const compiler = webpack(configurations())!;
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = failureOf(error, stats);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}

/** Builds and rebuilds on change; calls back after each good build. */
export function watchAll(onBuilt: () => void): MultiCompiler {
  const compiler = webpack(configurations())!;
  compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    const failure = failureOf(error, stats);
    if (failure) console.error(failure.message);
    else onBuilt();
  });
  return compiler;
}

function failureOf(error: Error | null, stats: MultiStats | undefined): Error | undefined {
  if (error) return error;
  if (stats?.hasErrors()) return new Error(stats.toString({ all: false, errors: true, colors: process.stdout.isTTY }));
  if (stats?.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true, colors: process.stdout.isTTY }));
  return undefined;
}
