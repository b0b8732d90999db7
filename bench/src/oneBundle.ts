import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCompiler } from 'build/compiler';
import { oneBundle } from 'build/oneBundle';
import webpack from 'webpack';

/** The same header with React, redux and the session in one plain bundle: what federation costs is measured against it. */
export async function buildOneBundle(root: string): Promise<Buffer> {
  const folder = path.join(root, '.cache/bench-bundle');
  await runCompiler(webpack(oneBundle(path.join(root, 'bench/src/bundleEntry.js'), folder)));
  return readFile(path.join(folder, 'bundle.js'));
}
