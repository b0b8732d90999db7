import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Shell } from 'embed/release';
import { transform } from 'esbuild';

const require = createRequire(import.meta.url);

/** Runs a remote's shell program once. */
export async function renderShell(folder: string): Promise<Shell> {
  const program = (await readdir(folder)).find((file) => file.endsWith('.cjs'));
  if (!program) throw new Error(`There is no shell program in ${folder}. Build the remote again.`);
  const { html, css } = require(path.join(folder, program)) as Shell;
  return { html, css: await minify(css) };
}

/** ASCII, like everything of ours that a page of any encoding may include. */
async function minify(css: string): Promise<string> {
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
  });
  return code.trim();
}
