import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Beside the doctor where it was packed for others. */
const packed = path.join(import.meta.dirname, 'page-agent.js');
const source = path.join(import.meta.dirname, 'in-page/pageAgent.ts');

/** The text of the program that watches a page from inside, with all that it needs. */
export const buildAgentProgram = (): Promise<string> =>
  existsSync(packed) ? readFile(packed, 'utf8') : bundle();

/** In the checkout it is made when the doctor runs: there is no step to forget. */
async function bundle(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

/** Asked of a page with the program in it: gives a `PageReport`. */
export const askAgent = 'window.embedDoctor()';
