/** Type-checks each workspace against its own `tsconfig.json`, which names the libraries that it may use. */
import { execFile, execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
const asked = process.argv.slice(2);

const projects = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*tsconfig.json'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => file && (asked.length === 0 || asked.some((name) => file.startsWith(`${name}/`))),
  );

/** Gives what the compiler says of a project; empty where all is well. */
const check = (project: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, '-p', project],
      { cwd: root },
      (error, stdout, stderr) => {
        resolve(error ? `${project}\n${stdout}${stderr || (stdout ? '' : error.message)}` : '');
      },
    );
  });

const waiting = [...projects];
async function checkNext(): Promise<void> {
  const project = waiting.shift();
  if (project === undefined) return;
  const complaint = await check(project);
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
  }
  await checkNext();
}
await Promise.all(Array.from({ length: os.availableParallelism() }, checkNext));
