/** The sources of the house as its tests see them: files, their imports, and the workspaces they belong to. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(__dirname, '../..');

export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readText(`${folder}/package.json`)) as Manifest;

export const workspaces = (JSON.parse(readText('package.json')) as { workspaces: string[] })
  .workspaces;

/** Files that git knows or would take, by pattern, relative to the root. */
export const filesOf = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

const programs = ['*.ts', '*.tsx', '*.mjs', '*.js'];
export const programsOf = (folder: string): readonly string[] =>
  filesOf(...programs.map((pattern) => `${folder}/${pattern}`));

/** A test, or a part of one: it may know more than the sources beside it. */
export const isTest = (file: string): boolean =>
  /\.(test|spec|nodetest|testing)\.[tj]sx?$/.test(file) || /\/(test|testing)\//.test(file);

/** Specifiers of every import of a program, types included. */
export function importsOf(file: string): readonly string[] {
  return ts
    .preProcessFile(readText(file), true, true)
    .importedFiles.map(({ fileName }) => fileName);
}

/** The file behind a relative specifier; undefined for packages. */
export function resolveRelative(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(from), specifier);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(path.join(root, file)));
}
