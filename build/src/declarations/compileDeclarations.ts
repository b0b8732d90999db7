import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const compilerArguments = [
  '--ignoreConfig',
  '--allowJs',
  '--noCheck',
  ...['--rootDir', '.'],
  ...['--target', 'es2022'],
  ...['--module', 'esnext'],
  ...['--moduleResolution', 'bundler'],
  ...['--jsx', 'react-jsx'],
  '--skipLibCheck',
  '--strict',
  ...['--types', 'node'],
];

/** Writes the declarations of these sources and their imports, in the repository's folders. Returns the sources that it read. */
export async function compileDeclarations(
  root: string,
  modules: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  // The compiler emits declarations of packages only when asked, so all of our own are listed.
  const listed = await runCompiler(root, [
    '--listFilesOnly',
    ...modules,
    'styles.d.ts',
  ]);
  const sources = listed
    .split('\n')
    .map((line) => path.relative(root, line.trim()))
    .filter(
      (file) =>
        file !== '' && !file.startsWith('..') && !file.includes('node_modules'),
    );
  await runCompiler(root, [
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    folder,
    ...sources,
  ]);
  return sources;
}

async function runCompiler(
  root: string,
  args: readonly string[],
): Promise<string> {
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [compiler, ...compilerArguments, ...args],
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
    );
    return stdout;
  } catch (error) {
    const { stdout, message } = error as Error & { readonly stdout?: string };
    const said = stdout || message;
    throw new Error(
      `The types could not be emitted. The compiler said:\n${said}`,
      {
        cause: error,
      },
    );
  }
}
