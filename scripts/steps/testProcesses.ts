import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of one process: few enough to keep two processors busy to the end. */
const filesPerProcess = 10;

/**
 * Writes entry files that run several test files of a room in one process, each as a group of its own, and gives their paths.
 * Starting a process and loading the room's modules costs two seconds of a processor, more than most files need for their tests.
 */
export function writeTestProcesses(
  root: string,
  name: string,
  patterns: readonly string[],
): readonly string[] {
  const folder = path.join(root, '.cache/test-processes', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return findProcesses(root, patterns).map((files, index) => {
    const entry = path.join(folder, `${index}.mjs`);
    const groups = files.map(
      (file) => `describe('${file}', async () => { await import('../../../${file}'); });\n`,
    );
    writeFileSync(entry, `import { describe } from 'node:test';\n${groups.join('')}`);
    return entry;
  });
}

function findProcesses(root: string, patterns: readonly string[]): readonly (readonly string[])[] {
  const rooms = new Map<string, string[]>();
  for (const file of listFiles(root, patterns)) {
    const [room = ''] = file.split('/');
    rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  return [...rooms.values()].flatMap((files) =>
    Array.from({ length: Math.ceil(files.length / filesPerProcess) }, (_, index) =>
      files.slice(index * filesPerProcess, (index + 1) * filesPerProcess),
    ),
  );
}

const listFiles = (root: string, patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
