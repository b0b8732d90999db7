/** Another checkout with other sources: what it builds and releases is really another build. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../demo/address';

const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  workspaces: readonly string[];
};
const rootFiles = [
  'scripts',
  'package.json',
  'package-lock.json',
  'webpack.common.js',
  'tsconfig.base.json',
  'tsconfig.json',
  'styles.d.ts',
];

/** A change that another team makes to a line of a source file. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface Checkout {
  readonly folder: string;
  remove(): void;
}

export function checkOut(edits: readonly Edit[]): Checkout {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  for (const name of [...workspaces, ...rootFiles]) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist|\.data)$/.test(file),
    });
  }
  linkPackages(folder);
  for (const edit of edits) apply(folder, edit);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function apply(folder: string, { file, from, to }: Edit): void {
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (!text.includes(from))
    throw new Error(`${file} has no "${from}" any more: choose another edit for this test.`);
  writeFileSync(path.join(folder, file), text.replace(from, to));
}

/** The installed packages, but this checkout's own workspaces. */
function linkPackages(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    symlinkSync(
      workspaces.includes(name) ? path.join(folder, name) : path.join(root, 'node_modules', name),
      path.join(modules, name),
    );
  }
}

/** Without what says where this shell releases to: what tests release, broken headers too, stays in their own folders. */
const readEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('RELEASE_')));

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs one of the project's commands in a checkout, as its team would. */
export function runCommand(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
      cwd: folder,
      env: { ...readEnvironment(), ...env },
    });
    let output = '';
    const collect = (text: Buffer): void => {
      output += text.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
