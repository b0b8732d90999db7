import path from 'node:path';
import { build } from 'esbuild';

const entry = path.join(import.meta.dirname, 'in-page/pageAgent.ts');

/** The text of the program that watches a page from inside, with all that it needs; made when the doctor runs. */
export async function buildAgentProgram(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
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
