/** The files of this repository and its workspaces, for checks. Commands and tests run from the root. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = process.cwd();

export const readText = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8');

export const workspaces = (
  JSON.parse(readText('package.json')) as { workspaces: string[] }
).workspaces;

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

export const isTest = (file: string): boolean =>
  /\.(test|spec|nodetest|testing)\.[tj]sx?$/.test(file) ||
  /\/(test|testing)\//.test(file);
