import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { oneBundle } from 'build/oneBundle';

/** The same header with React, redux and the session in one plain bundle: what federation costs is measured against it. */
export async function buildOneBundle(root: string): Promise<Buffer> {
  const folder = path.join(root, '.cache/bench-bundle');
  const compiler = webpack(oneBundle(path.join(root, 'bench/src/bundleEntry.ts'), folder))!;
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ??
        (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
  return readFile(path.join(folder, 'bundle.js'));
}
